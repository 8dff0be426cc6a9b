import { cpfOf, pisOf } from '#server/platform/data/people/numbers.ts'
import { comoAprendiz } from './aprendizes.ts'
import type { Area } from './areas.ts'
import type { Cargo } from './cargos/cargos.ts'
import type { Collection, Demo, Ref } from './collection.ts'
import { HOJE } from './days.ts'
import { geraEmprego, type NeedsEmprego } from './emprego.ts'
import type { CompanyId } from './empresas.ts'
import { comOrigem } from './origem.ts'
import { type Catalogue, geraCertificacoes, geraExperiencias, geraFormacoes, geraIdiomas } from './people/curriculum.ts'
import { emailOf, makePerson } from './people/person.ts'
import { cidadeDe, contatoEm, enderecoEm } from './places/endereco.ts'
import { Random } from './random.ts'

export interface Talento extends Ref {
  area: Area
  registro: Demo<'gestao-talentos/talento'>
}

export interface NeedsTalento extends NeedsEmprego {
  cargos: Cargo[]
  catalogue: Catalogue
}

/** First CPF number of talentos; those of candidatos start lower. */
const CPF_FROM = 100_000

/** Adds current and former talentos of a company: the first ones take one position each in table order, the rest is drawn by weight. */
export function addTalentos(demo: Collection, company: CompanyId, count: number, needs: NeedsTalento): Talento[] {
  const random = new Random(`talentos ${company}`)
  return Array.from({ length: count }, (_, index) => {
    const cargo = needs.cargos[index] ?? random.weighted(needs.cargos.map((c) => [c, weight(c)] as const))
    const area = cargo.areas[index % cargo.areas.length] as Area
    const pessoa = pessoais(random, company, index, cargo, needs)
    const vinculo = geraEmprego(random, index, index < needs.cargos.length, cargo, area, needs)
    const talento = { ...pessoa, ...comOrigem(index, vinculo, { cargo, area, ...needs }) }
    const registro = demo.add('gestao-talentos/talento', company, comoAprendiz(index, cargo.linha.grupo, talento))
    return { id: registro.id, area, registro }
  })
}

/** Weight of a position: many in operations, few at the top. */
const weight = ({ linha }: Cargo): number =>
  ({ Operacional: 14, Comercial: 10, Técnicos: 5, Administrativo: 4, 'Especialistas e analistas': 3, Supervisão: 2 })[
    linha.grupo
  ] ?? 0

function pessoais(random: Random, company: CompanyId, index: number, cargo: Cargo, { catalogue }: NeedsTalento) {
  const number = CPF_FROM * company + index
  const pessoa = makePerson(random, HOJE, cargo.linha.grupo === 'Direção' ? [40, 64] : [21, 62])
  const cidade = cidadeDe(random, company)
  return {
    ...pessoa,
    matricula: String(company * 10_000 + index + 1),
    cpf: cpfOf(number),
    pis: pisOf(number),
    deficiencia: random.weighted([
      ['0' as const, 96],
      ['1' as const, 2],
      ['2' as const, 1],
      ['3' as const, 1],
    ]),
    endereco: enderecoEm(random, cidade),
    contato: contatoEm(
      random,
      cidade,
      emailOf(pessoa.nome, index + 1, company === 1 ? 'aurora.example' : 'horizonte.example'),
    ),
    formacoes: geraFormacoes(random, cargo.linha.escolaridade, pessoa.dataNascimento, catalogue),
    idiomas: geraIdiomas(random, catalogue),
    certificados: geraCertificacoes(random, HOJE),
    experiencias: index % 2 === 0 ? geraExperiencias(random, pessoa.dataNascimento, '2019-06-01', catalogue) : [],
  }
}
