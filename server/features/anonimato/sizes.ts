import { fail } from '#server/platform/errors/errors.ts'

/** Sizes in bytes to which sheets are filled up; all of a collection to one, so that none stands out by its length. */
const SIZES = [4, 16, 64, 256, 1024].map((kb) => kb * 1024)

/** Where nobody says how long answers may be. */
const USUAL = 16 * 1024

/** The smallest size that holds answers of so many bytes. @throws DomainError FOLHA_GRANDE */
export const classFor = (largest = USUAL): number => SIZES.find((size) => size >= largest) ?? fail('FOLHA_GRANDE')
