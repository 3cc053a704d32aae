export const staffRoleChoiceMessages = {
  label: '役割',
  names: { desk: '受け渡し', manager: '責任者', owner: 'オーナー' },
  sentences: {
    desk: '窓口で商品を渡すことだけができます。',
    manager: '受け渡しのほかに、注文、見守り、レジ、記録を使えます。',
    owner: '責任者のすべてに加えて、スタッフの追加、変更、削除ができます。',
  },
};
