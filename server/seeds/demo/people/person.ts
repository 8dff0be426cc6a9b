import { foldText } from '#schemas/runtime/names.ts'
import { homens, mulheres } from '#server/platform/data/people/first-names.ts'
import { sobrenomes } from '#server/platform/data/people/surnames.ts'
import { addDays } from '../days.ts'
import type { Random } from '../random.ts'

export interface Person {
  nome: string
  sexo: 'M' | 'F'
  dataNascimento: string
}

/** A fictitious person, aged `youngest` to `oldest` on a day. */
export function makePerson(random: Random, day: string, [youngest, oldest]: [number, number]): Person {
  const sexo = random.chance(0.5) ? 'M' : 'F'
  const age = youngest + Math.floor((oldest - youngest) * random.next() ** 1.5)
  return { nome: fullName(random, sexo), sexo, dataNascimento: addDays(day, -age * 365 - random.int(6, 360)) }
}

function fullName(random: Random, sexo: 'M' | 'F'): string {
  const [first, second] = random.sample(sobrenomes, 2)
  return `${random.pick(sexo === 'M' ? homens : mulheres)} ${first} ${second}`
}

/** 'maria.lima27@pessoas.example': a domain reserved for examples. */
export function emailOf(nome: string, n: number, domain = 'pessoas.example'): string {
  const words = foldText(nome).split(' ')
  return `${words[0]}.${words.at(-1)}${n}@${domain}`
}
