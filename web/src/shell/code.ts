// The code of a table as somebody types it.

// Russian letters that look like letters of a code: somebody who reads it from the table screen may type them.
const ALIKE: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** The letters of a code in capitals, from any keyboard, without what stands between them. */
export function inLatin(typed: string): string {
  return [...typed.toUpperCase()]
    .map(letter => ALIKE[letter] ?? letter)
    .join('')
    .replace(/[^A-Z]/g, '')
}
