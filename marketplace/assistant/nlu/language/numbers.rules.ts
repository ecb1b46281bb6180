const NUMBERS: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
}

/** A number as a regular expression: digits, or words up to a hundred. */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|${Object.keys(NUMBERS).join('|')})`

export const wordedNumbers = (text: string): number[] => text.split(/[^\p{L}]+/u).flatMap((word) => NUMBERS[word] ?? [])

/** '4', 'cuatro' and '12.50' as numbers. */
export const numberOf = (word: string): number => NUMBERS[word] ?? Number(word)
