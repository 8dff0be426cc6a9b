import { expect, it } from 'vitest'
import { findCodigoIbge } from '#server/platform/integrations/cep/codigo-ibge.ts'

it.each([
  ['SP', 'São Paulo', 3550308],
  ['SP', 'SAO PAULO', 3550308],
  ['SP', 'Santa Bárbara d’Oeste', 3545803],
  ['PA', 'conceicao do araguaia', 1502707],
  ['MG', 'Bom Jesus', undefined],
  ['PI', 'Bom Jesus', 2201903],
  ['RS', 'Bom Jesus', 4302303],
])('the city of %s written %s has the code %s', (uf, cidade, codigo) => {
  expect(findCodigoIbge(uf, cidade)).toBe(codigo)
})
