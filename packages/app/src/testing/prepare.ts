import { storeOfflineCopy } from '@homestand/app-core/offline/offlineCache';
import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import { myPageKey } from '../data/account/myPage';
import { cardsKey } from '../data/cards/cards';
import { setCardSecrets, updateCheckoutDraft } from '../data/checkout/checkoutDraft.store';
import { clubKey } from '../data/club/club';
import { addText, updateText } from '../data/messages/outbox.store';
import { threadOf } from '../data/messages/thread.merge';
import { storeThread } from '../data/messages/threadStorage';
import { topicsKey } from '../data/messages/topics';
import { pickupsKey } from '../data/orders/openPickups';
import { cards } from './sampleAnswers';
import { sampleTopicId, threadPage, topicPage } from './sampleMessages';
import { fanSession, myPage } from './samplePeople';
import { order, pickupOf, shippingAddress } from './sampleShop';

/** An earlier visit with a connection has stored what the app keeps. */
export function storeOfflineCopies() {
  storeOfflineCopy(clubKey, sampleClub);
  storeOfflineCopy(myPageKey, myPage);
  // Pictures are part of a sample's addresses: all cards would be longer than what the app stores.
  storeOfflineCopy(cardsKey, cards.slice(0, 16));
  const { list, totalCount } = topicPage;
  storeOfflineCopy(topicsKey, { items: list, total: totalCount, preview: false });
  storeOfflineCopy(pickupsKey, [pickupOf(order)]);
  storeThread(sampleTopicId, threadOf(threadPage));
}

/** The same, and a message that has not been sent. */
export function writeWithoutConnection() {
  storeOfflineCopies();
  const { key } = addText({ topicId: sampleTopicId }, '今日の試合も応援しています！');
  updateText(key, { state: 'unsent' });
}

/** The fan has filled in the first step of the checkout. */
export function fillCustomer() {
  const { postalCode, prefecture, city, street, building = '' } = shippingAddress;
  const { name, email } = fanSession;
  updateCheckoutDraft({
    customerInfo: {
      orderForm: { name, email: email ?? '', phone: shippingAddress.phoneNumber },
      shippingAddress: { postalCode, prefecture, city, street, building },
    },
  });
}

/** The fan has chosen to pay at the venue. */
export function choosePickup() {
  fillCustomer();
  updateCheckoutDraft({ paymentMethod: 'at_pickup' });
}

/** The fan has filled in the first two steps of the checkout. */
export function fillCheckout() {
  fillCustomer();
  fillCard();
}

/** The card is stored masked; its number and code are in the page's memory. */
export function fillCard() {
  updateCheckoutDraft({
    creditCardPayInfo: {
      type: 'visa',
      number: '•••• 4242',
      name: 'SAKURA HAMANO',
      month: '12',
      year: '2028',
    },
  });
  setCardSecrets({ number: '4242424242424242', code: '123' });
}

/** An earlier page has sent an order; without an order id its result is unknown. */
export const storeAttempt = (attempt: { key: string; at: number; orderId: string | null }) =>
  localStorage.setItem(`payment:${fanSession.userId}`, JSON.stringify(attempt));
