import { fail } from '#server/platform/errors/errors.ts'

/** Sizes in bytes to which sheets are padded; one size per collection, so that lengths reveal nothing. */
const SIZES = [4, 16, 64, 256, 1024].map((kb) => kb * 1024)

/** Default size, where the maximum length of answers is unknown. */
const USUAL = 16 * 1024

/** The smallest size that holds answers of so many bytes. @throws DomainError FOLHA_GRANDE */
export const classFor = (largest = USUAL): number => SIZES.find((size) => size >= largest) ?? fail('FOLHA_GRANDE')
