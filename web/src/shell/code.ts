// The code of a table, as somebody has typed it.

// Russian letters that look like those of the code: whoever reads it from the table screen may type these.
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

/** The letters of a code, in capitals, whatever the keyboard and whatever stands between them. */
export function inLatin(typed: string): string {
  return [...typed.toUpperCase()]
    .map(letter => ALIKE[letter] ?? letter)
    .join('')
    .replace(/[^A-Z]/g, '')
}
