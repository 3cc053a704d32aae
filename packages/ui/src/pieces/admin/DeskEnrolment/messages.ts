export const deskEnrolmentMessages = {
  title: 'レジを始める',
  ready: 'この端末を、受け渡しのレジにします。アカウントとパスワードは要りません。',
  enrol: 'この端末をレジにする',
  noCode:
    'レジのコードがありません。責任者が出したQRコードを、この端末のカメラで読み取ってください。',
  login: 'スタッフとしてログインする',
};
