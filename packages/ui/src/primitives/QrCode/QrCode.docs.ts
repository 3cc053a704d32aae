import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'QRコード',
  reading: 'きゅーあーるこーど',
  search: ['二次元コード', '受け取り', '読み取ってもらう', 'かざす', 'Barcode'],
  purpose: '相手の端末に読み取ってもらう値を、白地に黒の四角で見せます。電波がなくても描けます。',
  use: ['係の人に読み取ってもらう値を見せるとき。', '印刷する紙に値を載せるとき。'],
  avoid: [
    { when: '読み取る側の画面', instead: '`QrScanner`' },
    { when: '注文の受け取りの画面', instead: '`PickupCode`' },
    { when: '自分の端末で開くアドレス', instead: '`TextLink`' },
  ],
  anatomy: [
    { part: '四角の模様', note: '暗い配色でも、強制カラーでも、白地に黒。', at: 'svg' },
    { part: 'まわりの余白', note: '四マス分。読み取りに要るので、削らない。' },
  ],
  kinds: {
    size: {
      medium: '説明の横に置く。',
      large: '画面を相手に向けて見せる。',
      full: '離れて読み取る。親の幅いっぱい。',
    },
  },
  related: {
    QrScanner: '読み取る側',
    PickupCode: '受け取りの案内と一緒に見せる',
    PickupCodes: '受け取りの画面に並べる',
  },
  props: {
    label: '読み上げの名前。何のコードかを書く。',
    value: '中に入れる値。長いほど模様が細かくなる。',
  },
};
