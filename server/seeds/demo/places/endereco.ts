import type { Random } from '../random.ts'
import { type Cidade, cidadesDaEmpresa, ruas } from './cidades.ts'

/** The city a person of this company lives in. */
export const cidadeDe = (random: Random, company: number): Cidade => random.weighted(cidadesDaEmpresa[company] ?? [])

/** A plausible address in a city. */
export function enderecoEm(random: Random, cidade: Cidade) {
  const complemento = random.chance(0.35)
    ? random.pick(['Apto 101', 'Apto 302', 'Casa B', 'Bloco 2', 'Fundos'])
    : undefined
  return {
    cep: `${cidade.cep}${String(random.int(10_000, 99_999))}`,
    logradouro: random.pick(ruas),
    numero: String(random.int(10, 2999)),
    ...(complemento === undefined ? {} : { complemento }),
    uf: { id: cidade.uf },
    cidade: { id: cidade.id },
    bairro: random.pick(cidade.bairros),
  }
}

/** Fictitious telephones of the city, and the given e-mail address. */
export function contatoEm(random: Random, cidade: Cidade, email: string) {
  return {
    email,
    ...(random.chance(0.4) ? { ddd: cidade.ddd, foneFixo: `3${digits(random, 7)}` } : {}),
    dddCelular: cidade.ddd,
    foneCelular: `9${random.int(6, 9)}${digits(random, 7)}`,
  }
}

const digits = (random: Random, count: number): string => String(random.int(0, 10 ** count - 1)).padStart(count, '0')
