import {
  type CreditCard,
  type CreditCardErrors,
  cardBrandOf,
  creditCardFormMessages,
  useCreditCardForm,
} from '@homestand/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  setCardSecrets,
  updateCheckoutDraft,
  useCardSecrets,
  useCheckoutDraft,
} from '../../data/checkout/checkoutDraft.store';
import { pathTo } from '../../paths';

/** Navigation state from the confirmation to the payment screen when a card was refused. */
export type CardProblem = { problem: string; field: keyof CreditCard | null };

const isCardProblem = (state: unknown): state is CardProblem =>
  typeof state === 'object' && state !== null && 'problem' in state && 'field' in state;

const refusals: Partial<CreditCardErrors> = {
  number: creditCardFormMessages.numberInvalid,
  month: creditCardFormMessages.expired,
  code: creditCardFormMessages.codeTooShort,
};

/** The card form: number and security code in memory only, the rest in the draft. */
export function usePayment(orderId: string | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const secrets = useCardSecrets();
  const { creditCardPayInfo: known } = useCheckoutDraft();
  const refused = isCardProblem(state) ? state : null;
  const field = refused?.field ?? null;

  const form = useCreditCardForm({
    start: { ...known, ...(secrets ?? { number: '' }) },
    refused: field === null ? {} : { [field]: refusals[field] },
    onSubmit({ number, code, name, month, year }) {
      setCardSecrets({ number, code });
      const type = cardBrandOf(number) ?? '';
      const masked = `•••• ${number.slice(-4)}`;
      updateCheckoutDraft({ creditCardPayInfo: { type, number: masked, name, month, year } });
      void navigate(
        orderId === undefined ? pathTo('orderConfirm') : pathTo('orderConfirmAgain', { orderId }),
      );
    },
  });

  return {
    problem: refused?.problem ?? null,
    form: { ...form, lastDigits: secrets ? undefined : known?.number.slice(-4) },
  };
}
