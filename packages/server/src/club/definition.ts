import { z } from 'zod';
import {
  cardKindNames,
  clubWords,
  type commerceTerms,
  messages,
  prefectures,
  type Word,
} from './messages.ts';

const { fields, kinds } = messages;
const longText = 2000;

/** `expected` completes the sentence of a problem: what is to be written there. */
const expecting = <Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  description?: string,
) => schema.meta({ expected, ...(description && { description }) });

const text = (most: number, description: string) =>
  expecting(z.string().max(most).regex(/\S/), kinds.text(most), description);
const whole = (least: number, most: number, description: string) =>
  expecting(z.int().min(least).max(most), kinds.whole(least, most), description);
const maxYen = 1_000_000;
const yen = (description: string) =>
  expecting(z.int().min(0).max(maxYen), kinds.yen(maxYen), description);
const object = <Shape extends z.ZodRawShape>(shape: Shape, description: string) =>
  expecting(z.strictObject(shape), kinds.object, description);
const list = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  expecting(z.array(schema).max(100), kinds.list, description);

/** Lower case, as browsers send it. */
const host = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]{2,}$/;

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Also with a name of another script, in the form that browsers compare: xn--. */
const trustedHost =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+([a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

export type CardKind = keyof typeof cardKindNames;
export const cardKinds = Object.keys(cardKindNames) as CardKind[];
const cardKind = object(
  {
    name: text(20, fields.cardKindName),
    stamp: expecting(
      z.string().regex(/^[A-Z0-9][A-Z0-9 &'.-]{0,23}$/),
      kinds.stamp,
      fields.cardKindStamp,
    ).optional(),
  },
  fields.cardKind,
);

const row = object(
  { term: text(100, fields.term), description: text(longText, fields.description) },
  kinds.object,
);

const commerceRow = (key: keyof typeof commerceTerms) =>
  text(longText, fields.commerceRows[key]).optional();

/** Everything specific to a club. packages/server/club.schema.json is written from it (npm run api:update). */
export const clubDefinition = z
  .strictObject({
    $schema: z
      .string()
      .meta({ expected: kinds.text(longText), description: fields.schema })
      .optional(),
    demo: expecting(z.boolean(), kinds.flag, fields.demo).optional(),
    name: text(60, fields.name),
    shortName: text(20, fields.shortName).optional(),
    slogan: text(100, fields.slogan),
    color: expecting(z.string().regex(/^#[0-9a-fA-F]{6}$/), kinds.color, fields.color),
    logo: expecting(z.string().regex(/^[\w-]+[.]svg$/), kinds.svg, fields.logo).optional(),
    supportPage: expecting(
      z
        .string()
        .max(longText)
        .regex(/^https:[/][/][^\s/]+/),
      kinds.address,
      fields.supportPage,
    ),
    hosts: expecting(
      z
        .array(expecting(z.string().regex(host), kinds.host))
        .min(1)
        .max(20),
      kinds.list,
      fields.hosts,
    ).optional(),
    trustedHosts: list(
      expecting(z.string().regex(trustedHost), kinds.trustedHost),
      fields.trustedHosts,
    ).optional(),
    commerce: object(
      {
        seller: commerceRow('seller'),
        manager: commerceRow('manager'),
        address: commerceRow('address'),
        phone: commerceRow('phone'),
        prices: commerceRow('prices'),
        fees: commerceRow('fees'),
        payment: commerceRow('payment'),
        paymentTime: commerceRow('paymentTime'),
        delivery: commerceRow('delivery'),
        returns: commerceRow('returns'),
        more: list(row, fields.commerceRows.more).optional(),
      },
      fields.commerce,
    ).optional(),
    privacy: object(
      {
        contact: text(longText, fields.privacyContact).optional(),
        rows: list(row, fields.privacyRows).optional(),
      },
      fields.privacy,
    ).optional(),
    shipping: object(
      {
        fee: yen(fields.shippingFee),
        freeFrom: yen(fields.freeFrom).optional(),
        byPrefecture: expecting(
          z.partialRecord(
            expecting(z.enum(prefectures), kinds.prefecture),
            yen(fields.shippingFee),
          ),
          kinds.object,
          fields.byPrefecture,
        ).optional(),
      },
      fields.shipping,
    ),
    sales: object(
      {
        piecesPerProduct: whole(1, 999_999_999, fields.piecesPerProduct).default(50),
        periodDays: whole(1, 3650, fields.periodDays).default(30),
        openPickupOrders: whole(1, 1000, fields.openPickupOrders).default(5),
        openPickupTotal: whole(1, 1_000_000_000_000, fields.openPickupTotal).default(100_000),
        pickupDays: whole(1, 365, fields.pickupDays).default(30),
      },
      fields.sales,
    ).prefault({}),
    goods: object(
      {
        // Above that the number would not hurry anybody, but tell everyone what is sold; each change would be sent, too.
        fewLeft: whole(1, 20, fields.fewLeft).default(5),
      },
      fields.goods,
    ).prefault({}),
    payments: object(
      { atPickup: expecting(z.boolean(), kinds.flag, fields.atPickup).default(true) },
      fields.payments,
    ).prefault({}),
    pickup: object(
      {
        place: text(100, fields.pickupPlace),
        hours: text(100, fields.pickupHours).optional(),
        opens: expecting(z.string().regex(clockTime), kinds.opens, fields.pickupOpens).optional(),
        closes: expecting(
          z.string().regex(clockTime),
          kinds.closes,
          fields.pickupCloses,
        ).optional(),
      },
      fields.pickup,
    )
      .superRefine(({ opens, closes }, context) => {
        const problem = (key: string) =>
          context.addIssue({ code: 'custom', path: [key], message: key });
        if (opens === undefined && closes !== undefined) problem('opens');
        else if (opens !== undefined && closes === undefined) problem('closes');
        else if (opens !== undefined && closes !== undefined) {
          const areTimes = clockTime.test(opens) && clockTime.test(closes);
          // Both have two digits, so that their order is that of the text.
          if (areTimes && closes <= opens) problem('closes');
        }
      })
      .optional(),
    cardKinds: expecting(
      z
        .strictObject(
          Object.fromEntries(cardKinds.map((kind) => [kind, cardKind.optional()])) as Record<
            CardKind,
            z.ZodOptional<typeof cardKind>
          >,
        )
        .refine((value) => Object.keys(value).length > 0),
      kinds.cardKinds,
      fields.cardKinds,
    ).optional(),
    words: object(
      Object.fromEntries(
        (Object.keys(clubWords) as Word[]).map((word) => [
          word,
          text(200, fields.word(fields.words[word], clubWords[word].text)).optional(),
        ]),
      ) as Record<Word, z.ZodOptional<z.ZodString>>,
      fields.wordsOfClub,
    ).optional(),
    receipt: object(
      {
        name: text(100, fields.receiptName).optional(),
        address: text(200, fields.receiptAddress).optional(),
        registrationNumber: expecting(
          z.string().regex(/^T\d{13}$/),
          kinds.registrationNumber,
          fields.registrationNumber,
        ).optional(),
      },
      fields.receipt,
    ).optional(),
  })
  .meta({ title: messages.schemaTitle, expected: kinds.object });

export type ClubDefinition = z.infer<typeof clubDefinition>;

/** The JSON Schema that editors read. */
export function clubJsonSchema(): string {
  const schema = z.toJSONSchema(clubDefinition, {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.expected;
    },
  });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
