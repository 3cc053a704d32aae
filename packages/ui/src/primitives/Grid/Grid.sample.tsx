import { Avatar, Grid, Stack, Text } from '@homestand/ui';

const people = ['さくら', '佐藤', '鈴木', '高橋', '田中', '伊藤'];

export function People() {
  return (
    <Grid as="ul" aria-label="メンバー" columns="narrow">
      {people.map((name) => (
        <Stack as="li" key={name} gap="xs" align="center">
          <Avatar name={name} size="large" />
          <Text kind="labelSmall">{name}</Text>
        </Stack>
      ))}
    </Grid>
  );
}
