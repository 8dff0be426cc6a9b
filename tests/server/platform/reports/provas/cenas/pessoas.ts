import type { RecordData } from '#schemas/runtime/model.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { type Cenario, forms, type Registro } from './cenario.ts'

type Lugar = 'norte' | 'sul'

/** Where somebody is from a day on; the band is the first of the junior position unless said. */
export type Trecho = [data: string, lugar: Lugar, faixa?: Registro]

/** Further people of the areas of the scenario, each with a matrícula of his own. */
export function pessoas(c: Cenario) {
  const { make } = forms(c.admin)
  let numero = 0
  return {
    make,
    /** @param more fields of the talent */
    contrata(nome: string, matricula: string, trechos: Trecho[], more: RecordData = {}): Promise<Registro> {
      numero += 1
      return make('gestao-talentos/talentos', {
        nome,
        matricula,
        cpf: cpf(860_000 + numero),
        dataAdmissao: trechos[0]?.[0],
        historicos: trechos.map(([data, lugar, faixa = c.faixas.j1]) => ({
          data,
          estabelecimento: { id: c.estabelecimentosIds[0] },
          areaOrganizacional: { id: c[lugar].id },
          faixaSalarial: { id: faixa.id },
          tipoSalario: 3,
          salario: 1000,
        })),
        ...more,
      })
    },
  }
}

/** Fields of somebody who has left. */
export const saiuEm = (dataDesligamento: string, motivo?: Registro): RecordData => ({
  situacao: 'D',
  dataDesligamento,
  ...(motivo && { motivoDesligamento: { id: motivo.id } }),
})
