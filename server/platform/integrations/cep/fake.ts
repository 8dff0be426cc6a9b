import cepFormat from '#schemas/runtime/formats/cep.ts'
import type { CepResult, EnderecoCep } from './result.ts'

/** A sample no service knows. */
export const CEP_NOT_FOUND = '99999999'
/** A sample for which no service answers in time. */
export const CEP_UNAVAILABLE = '88888888'

const SAMPLES: [cep: string, logradouro: string, bairro: string, cidade: string, uf: string, codigoIbge: number][] = [
  ['01001000', 'Praça da Sé', 'Sé', 'São Paulo', 'SP', 3550308],
  ['01310100', 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP', 3550308],
  ['20040020', 'Praça Pio X', 'Centro', 'Rio de Janeiro', 'RJ', 3304557],
  ['30130010', 'Praça Sete de Setembro', 'Centro', 'Belo Horizonte', 'MG', 3106200],
  ['40020210', 'Praça da Sé', 'Centro Histórico', 'Salvador', 'BA', 2927408],
  ['50030230', 'Avenida Rio Branco', 'Recife', 'Recife', 'PE', 2611606],
  ['60060440', 'Praça do Ferreira', 'Centro', 'Fortaleza', 'CE', 2304400],
  ['66010000', 'Avenida Presidente Vargas', 'Campina', 'Belém', 'PA', 1501402],
  ['68540000', '', '', 'Conceição do Araguaia', 'PA', 1502707],
  ['70150900', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa', 'Brasília', 'DF', 5300108],
  ['80020310', 'Rua XV de Novembro', 'Centro', 'Curitiba', 'PR', 4106902],
  ['90010150', 'Rua dos Andradas', 'Centro Histórico', 'Porto Alegre', 'RS', 4314902],
]

const enderecos = new Map(
  SAMPLES.map(([cep, logradouro, bairro, cidade, uf, codigoIbge]): [string, EnderecoCep] => [
    cep,
    { cep, logradouro, bairro, cidade, uf, codigoIbge },
  ]),
)

/** The CEPs the samples have an address for. */
export const SAMPLE_CEPS: readonly string[] = [...enderecos.keys()]

/** Local fake of the services: answers the samples at once, without network. Any other CEP is notFound. */
export async function findCepFake(cep: string): Promise<CepResult> {
  const digits = cepFormat.normalise?.(cep) ?? cep
  if (!cepFormat.validate(digits)) return { status: 'invalid' }
  if (digits === CEP_UNAVAILABLE) return { status: 'unavailable', reason: 'sem resposta em 3000 ms' }
  const endereco = enderecos.get(digits)
  return endereco ? { status: 'found', endereco: { ...endereco } } : { status: 'notFound' }
}
