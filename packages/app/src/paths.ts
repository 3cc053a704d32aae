/** Every address of the app, in one place; nobody else writes one. Inside the base path /user. */
export const paths = {
  home: () => '/',
};
