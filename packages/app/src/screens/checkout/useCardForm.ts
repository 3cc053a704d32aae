import {
  type CreditCard,
  cardBrandOf,
  type NoticeContent,
  type PaymentMethod,
  useCreditCardForm,
  useNoticeText,
} from '@homestand/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  setCardSecrets,
  updateCheckoutDraft,
  useCardSecrets,
  useCheckoutDraft,
} from '../../data/checkout/checkoutDraft.store';
import { pathTo } from '../../paths';
import { deliverySearch, useDeliveryPeriod } from './useDeliveryPeriod';
import { useMayPayAtPickup, usePaysAtPickup } from './usePaysAtPickup';

/** Navigation state from the confirmation to the payment screen when a card was refused. */
export type CardProblem = { problem: NoticeContent; field: keyof CreditCard | null };

const isCardProblem = (state: unknown): state is CardProblem =>
  typeof state === 'object' && state !== null && 'problem' in state && 'field' in state;

/** The card form: number and security code in memory only, the rest in the draft. */
export function useCardForm(orderId: string | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const secrets = useCardSecrets();
  const textOf = useNoticeText();
  const deliveryPeriod = useDeliveryPeriod();
  const confirmHref = `${pathTo('orderConfirm')}${deliverySearch(deliveryPeriod)}`;
  const mayPayAtPickup = useMayPayAtPickup(deliveryPeriod);
  const atPickup = usePaysAtPickup(deliveryPeriod);
  const { creditCardPayInfo: draft } = useCheckoutDraft();
  const refused = isCardProblem(state) ? state : null;

  const form = useCreditCardForm({
    start: { ...draft, ...(secrets ?? { number: '' }) },
    refused: refused?.field ?? null,
    onSubmit({ number, code, name, month, year }) {
      setCardSecrets({ number, code });
      const type = cardBrandOf(number) ?? '';
      const masked = `•••• ${number.slice(-4)}`;
      updateCheckoutDraft({ creditCardPayInfo: { type, number: masked, name, month, year } });
      void navigate(orderId === undefined ? confirmHref : pathTo('paymentResult', { orderId }));
    },
  });

  return {
    problem: refused && textOf(refused.problem),
    atPickup,
    /** Null where the card is the only way. */
    picker: mayPayAtPickup
      ? {
          method: atPickup ? ('at_pickup' as const) : ('credit_card' as const),
          onMethodChange: (paymentMethod: PaymentMethod) => updateCheckoutDraft({ paymentMethod }),
          nextHref: confirmHref,
        }
      : null,
    form: { ...form, lastDigits: secrets ? undefined : draft?.number.slice(-4) },
  };
}
