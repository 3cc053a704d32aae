import type { ReactNode } from 'react';
import { ArrowDownIcon } from '../../icons';
import { players } from '../players';
import { portrait } from '../portrait';
import * as styles from './Guide.css';
import { layers } from './words';

/** A page of text in our template. Storybook's own styles for such pages end at `sb-unstyled`. */
export function GuidePage({ children }: { children: ReactNode }) {
  return (
    <div lang="ja" className={`sb-unstyled ${styles.page}`}>
      {children}
    </div>
  );
}

/** First section of the guide. */
export function Opening() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heroTitle} lang="en">
          Homestand
        </h1>
        <p className={styles.heroLead}>地元のクラブと、いつもの応援席を。</p>
        <p className={styles.heroText}>
          Homestand
          は、地域のクラブのためのファンクラブアプリと、そのデザインシステムです。選手とのメッセージ、カード、グッズの注文まで、画面に見えるものはすべて、ここに並ぶ部品でできています。
        </p>
      </div>
      <div className={styles.fan}>
        {[players[0], players[2], players[4]].map((player) => (
          <img key={player.number} className={styles.fanCard} src={portrait(player)} alt="" />
        ))}
      </div>
    </div>
  );
}

/** Diagram of the layers: an arrow points from a layer to the one that uses it. */
export function Layers() {
  return (
    <ol className={styles.layers}>
      {layers.map(({ name, path, job }, index) => (
        <li key={path} className={styles.layer}>
          <span className={styles.path} lang="en">
            {path}
          </span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.note}>{job}</span>
          {index < layers.length - 1 && (
            <span className={styles.arrow}>
              <ArrowDownIcon />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const steps = [
  {
    title: '左の一覧から部品を選ぶ',
    text: '「部品」はどの画面でも使うもの、「画面の部品」はトークやショップなど、場所の決まったものです。',
  },
  {
    title: 'ひとつの状態が、ひとつのストーリー',
    text: '未入力、送信中、失敗、長いことば。起こりうる状態を名前で並べています。見あたらない状態は、まだ作られていない状態です。',
  },
  {
    title: '「全種類」で見くらべる',
    text: '色・強さ・大きさの組み合わせが自動で並びます。上の「明るさ」でダークに、画面幅のボタンで320pxに切り替えられます。',
  },
  {
    title: '「操作」の欄で動きを確かめる',
    text: 'キーボードだけで使えるか、読み上げの名前は合っているか。ストーリーがそのまま検査になっています。',
  },
] as const;

export function HowToRead() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.about}>
            <strong className={styles.name}>{title}</strong>
            <span className={styles.note}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
