import { decisions, type OwedText, owedTexts } from './owed.ts'
import { isInProduct } from './product.ts'
import type { TestCase } from './tests.ts'

/** Tests that do what a person or a client does: over HTTP or in the browser. */
const FRONT_DOOR = /^tests\/(e2e|server|portal|entities|admin\/stories)\//

/** What is wrong with the claim that every quoted text is in the product and looked for; empty when it holds. */
export function unprovenTexts(tests: TestCase[], texts = owedTexts): string[] {
  const front = tests.filter(({ file }) => FRONT_DOOR.test(file))
  return texts.flatMap((owed) => {
    const wrong = owed.later === undefined ? unproven(owed, texts, front) : notLater(owed)
    return wrong ? [`'${owed.text}' (${owed.spec}): ${wrong}`] : []
  })
}

function unproven(owed: OwedText, texts: OwedText[], front: TestCase[]): string | undefined {
  if ((owed.line === undefined) !== (owed.why === undefined)) return 'other words need a reason'
  const said = saidOf(owed)
  if (!(owed.pieces ?? [said]).every(isInProduct)) return 'is not in the product'
  const places = new Set(
    texts.filter((each) => each.later === undefined && saidOf(each) === said).map(({ when }) => when),
  ).size
  const looking = countUpTo(places, front, (test) => test.looksFor(owed.seen ?? said))
  return looking < places ? `${looking} tests look for it, ${places} are owed` : undefined
}

/** Reading what a test looks for takes time: nobody goes on when there are enough. */
function countUpTo(enough: number, tests: TestCase[], looks: (test: TestCase) => boolean): number {
  let found = 0
  for (const test of tests) if (found < enough && looks(test)) found++
  return found
}

const saidOf = ({ text, line = text }: OwedText): string => line

function notLater({ text, later = '' }: OwedText): string | undefined {
  if (!decisions.later[later]) return `'${later}' is no later part`
  // single words are said elsewhere for other reasons
  return text.includes(' ') && isInProduct(text) ? 'the product says it now' : undefined
}
