import { parse } from 'csv-parse/sync';
import type { CodedPlace } from './pack.ts';
import { cleanPlaces, type Row } from './townNames.ts';

/**
 * Reads Japan Post's own files: KEN_ALL.CSV, utf_ken_all.csv, and JIGYOSYO.CSV with the codes of large
 * offices.
 */
export function readJapanPost(file: Buffer): CodedPlace[] {
  const rows: string[][] = parse(decode(file), { relax_column_count: true });
  const isOffices = (row: string[]) => row.length < 15;
  const [first] = rows;
  if (!first || first.length < 9) throw new Error('This is not a file of postal codes.');
  return cleanPlaces(rows.map(isOffices(first) ? officeRow : townRow));
}

function townRow(row: string[]): Row {
  const [, , postalCode = '', , , , prefecture = '', city = '', town = ''] = row;
  return { postalCode, prefecture, city, town };
}

/** The town column has no abbreviations; the street number is a separate column. */
function officeRow(row: string[]): Row {
  const [, , , prefecture = '', city = '', town = '', street = '', postalCode = ''] = row;
  return { postalCode, prefecture, city, town: town + street };
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('shift_jis').decode(file);
  }
}

/** Reads one file of the npm package jquery-jpostal-ja: the codes with one three-digit prefix, as JSONP. */
export function readJpostal(file: string): CodedPlace[] {
  const list = file.slice(file.indexOf('(') + 1, file.lastIndexOf(')'));
  // Columns of the package's rows: _code, prefecture, city, town, street number, office.
  const rows = JSON.parse(list) as string[][];
  return cleanPlaces(rows.map(jpostalRow).filter(({ postalCode }) => /^\d{7}$/.test(postalCode)));
}

function jpostalRow([
  code = '',
  prefecture = '',
  city = '',
  town = '',
  street = '',
]: string[]): Row {
  return { postalCode: code.slice(1), prefecture, city, town: town + street };
}
