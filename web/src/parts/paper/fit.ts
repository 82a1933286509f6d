// A page is written as small as it must be to fit on one sheet, A4 or Letter.

const MILLIMETRE = 96 / 25.4
export const TALLEST = 276 * MILLIMETRE // of a sheet of Letter; one of A4 is taller
const SMALLEST = 0.35
const STEP = 0.96

/** Make the letters of a page smaller until it is no taller than a sheet, nor wider than itself. */
export function fitted(page: HTMLElement): number {
  let fit = 1
  page.style.setProperty('--fit', String(fit))
  while (fit > SMALLEST && (page.offsetHeight > TALLEST || page.scrollWidth > page.clientWidth)) {
    fit *= STEP
    page.style.setProperty('--fit', String(fit))
  }
  return fit
}
