import type { FieldError } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Lengths of a password, in characters. */
export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 128
/** Shorter words are ignored. */
const SHORTEST_WORD = 3

const EASY = 'A senha é fácil demais de adivinhar'

/** Digits and signs used in place of letters. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Folds case and accents and replaces digits and signs by the letters they stand for. */
const plain = (text: string): string => foldText(text).replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)
const letters = (text: string): string => plain(text).replace(/[^a-z]/g, '')

let common: Promise<ReadonlySet<string>> | undefined

/** Common passwords and words and names of Brazil, folded. Loaded when the first password is chosen (40 MB, 0.2 s). */
function commonWords(): Promise<ReadonlySet<string>> {
  common ??= loadCommonWords()
  return common
}

async function loadCommonWords(): Promise<ReadonlySet<string>> {
  const [{ dictionary: world }, { dictionary: brazil }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  const lists = [
    world['passwords-common'],
    brazil['commonWords-pt-br'],
    brazil['firstnames-pt-br'],
    brazil['lastnames-pt-br'],
  ]
  return new Set(
    lists.flatMap((list) => list.map((word) => String(word).toLowerCase()).flatMap((word) => [word, plain(word)])),
  )
}

/** Words a password may not consist of: the product's name and the given names, whole and word by word. */
function ownWords(names: readonly string[]): Set<string> {
  const all = [
    'prumo',
    'prumorh',
    ...names.flatMap((name) => [...name.split(/[^\p{L}\p{N}]+/u), name.replace(/@.*$/, '')]),
  ]
  return new Set(all.map(letters).filter((word) => word.length >= SHORTEST_WORD))
}

/**
 * The error of a new password: its length, or that it is easy to guess: a common password, a known word or one of `names` (the person, the log-in, the
 * company) between digits and signs, or a repetition of few characters. There are no rules of composition.
 * @param names texts the password may not consist of
 */
export async function passwordProblem(
  field: string,
  password: string,
  names: readonly string[] = [],
): Promise<FieldError | undefined> {
  if (password.length < SHORTEST_PASSWORD)
    return fieldError(field, `A senha deve ter no mínimo ${SHORTEST_PASSWORD} caracteres`)
  if (password.length > LONGEST_PASSWORD)
    return fieldError(field, `A senha deve ter no máximo ${LONGEST_PASSWORD} caracteres`)
  const own = ownWords(names)
  const digits = password.replace(/\D/g, '')
  if (
    names.some((name) => name !== '' && foldText(name) === foldText(password)) ||
    names.some((name) => isNumber(name, digits))
  )
    return fieldError(field, `${EASY}: é o seu nome, o seu usuário ou o seu CPF`)
  if (cores(password).some((core) => own.has(letters(core))))
    return fieldError(field, `${EASY}: é feita do nome da pessoa, do usuário, da empresa ou do produto`)
  const unit = repeated(password)
  if (new Set(foldText(password)).size < 3 || unit.length < SHORTEST_WORD)
    return fieldError(field, `${EASY}: repete os mesmos caracteres`)
  const known = await commonWords()
  if ([password, unit].some((text) => isCommon(text, known)))
    return fieldError(field, `${EASY}: é uma senha muito usada, ou uma palavra comum com números`)
  return undefined
}

/** Whether a name is a number (such as a CPF) of at least eight digits that equals the password's digits. */
const isNumber = (name: string, digits: string): boolean => digits.length >= 8 && name.replace(/\D/g, '') === digits

/** The password with every possible number of digits and signs stripped at both ends. */
function cores(password: string): string[] {
  const text = password.toLowerCase()
  const start = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0
  const end = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0
  const found: string[] = []
  for (let from = 0; from <= start; from++)
    for (let to = text.length - end; to <= text.length; to++)
      if (to - from >= SHORTEST_WORD) found.push(text.slice(from, to))
  return found
}

const isCommon = (text: string, known: ReadonlySet<string>): boolean =>
  cores(text).some((core) => known.has(core) || known.has(plain(core)))

/** The unit a text consists of by repetition ('abc' of 'abcabc'); the text itself when it repeats nothing. */
function repeated(text: string): string {
  const found = /^(.+?)\1+$/su.exec(text)
  return found?.[1] ?? text
}
