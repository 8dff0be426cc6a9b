import type { Area } from './areas.ts'
import type { Cargo } from './cargos/cargos.ts'
import { type Faixa, salarioEm } from './cargos/faixas.ts'
import { type Collection, type Demo, type Ref, ref } from './collection.ts'
import { addDays, dayBetween, daysBetween, HOJE, INICIO, later, workday } from './days.ts'
import type { CompanyId } from './empresas.ts'
import { cpf, pis } from './numbers.ts'
import { type Catalogue, certificacoes, experiencias, formacoes, idiomas } from './people/curriculum.ts'
import { email, person } from './people/person.ts'
import { cidadeDe, contatoEm, enderecoEm } from './places/endereco.ts'
import { Random } from './random.ts'

export interface Talento extends Ref {
  area: Area
  registro: Demo<'gestao-talentos/talento'>
}

export interface NeedsTalento {
  cargos: Cargo[]
  catalogue: Catalogue
  motivosDesligamento: Ref[]
  funcoes: Map<string, Ref>
  localDaArea: Map<number, { ambiente: Ref; estabelecimento: Ref } | undefined>
}

/** CPFs of talents are numbered from here, those of candidates from 1. */
const CPF_FROM = 100_000

/** The people who work, or worked, for a company. The first have the positions at the top of the table, one each; then those at its foot fill up. */
export function addTalentos(demo: Collection, company: CompanyId, count: number, needs: NeedsTalento): Talento[] {
  const random = new Random(`talentos ${company}`)
  return Array.from({ length: count }, (_, index) => {
    const cargo = needs.cargos[index] ?? random.weighted(needs.cargos.map((c) => [c, weight(c)] as const))
    const area = cargo.areas[index % cargo.areas.length] as Area
    const registro = demo.add('gestao-talentos/talento', company, {
      ...pessoais(random, company, index, cargo, needs),
      ...vida(random, index, cargo, area, needs),
    })
    return { id: registro.id, area, registro }
  })
}

/** Many in operations, one or two at the top. */
const weight = ({ linha }: Cargo): number =>
  ({ Operacional: 14, Comercial: 10, Técnicos: 5, Administrativo: 4, 'Especialistas e analistas': 3, Supervisão: 2 })[
    linha.grupo
  ] ?? 0

function pessoais(random: Random, company: CompanyId, index: number, cargo: Cargo, { catalogue }: NeedsTalento) {
  const number = CPF_FROM * company + index
  const pessoa = person(random, HOJE, cargo.linha.grupo === 'Direção' ? [40, 64] : [21, 62])
  const cidade = cidadeDe(random, company)
  return {
    ...pessoa,
    matricula: String(company * 10_000 + index + 1),
    cpf: cpf(number),
    pis: pis(number),
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
      email(pessoa.nome, index + 1, company === 1 ? 'aurora.example' : 'horizonte.example'),
    ),
    formacoes: formacoes(random, cargo.linha.escolaridade, pessoa.dataNascimento, catalogue),
    idiomas: idiomas(random, catalogue),
    certificados: certificacoes(random, HOJE),
    experiencias: index % 2 === 0 ? experiencias(random, pessoa.dataNascimento, '2019-06-01', catalogue) : [],
  }
}

/** Admission, the dated changes since, and for some the end. */
function vida(random: Random, index: number, cargo: Cargo, area: Area, needs: NeedsTalento) {
  const dataAdmissao = workday(dayBetween(random, index % 4 === 0 ? '2015-02-01' : INICIO, addDays(HOJE, -20)))
  const saiu = index >= needs.cargos.length && random.chance(0.2) && daysBetween(dataAdmissao, HOJE) > 120
  const dataDesligamento = saiu
    ? workday(dayBetween(random, later(addDays(dataAdmissao, 90), INICIO), addDays(HOJE, -5)))
    : undefined
  const historicos = carreira(random, cargo, area, dataAdmissao, dataDesligamento ?? HOJE, needs)
  const { data: _, ...atual } = historicos.at(-1) ?? { data: '' }
  const vinculo = random.weighted([
    ['E' as const, 94],
    ['T' as const, 4],
    ['S' as const, 2],
  ])
  const inicio = { dataAdmissao, vinculo, cargo: ref(cargo), ...atual, historicos }
  if (!dataDesligamento) return { ...inicio, situacao: 'A' as const }
  const motivoDesligamento = random.pick(needs.motivosDesligamento)
  return { ...inicio, situacao: 'D' as const, dataDesligamento, motivoDesligamento: ref(motivoDesligamento) }
}

/** From admission in the lowest band; a promotion or a rise of the band is a new line. */
function carreira(
  random: Random,
  cargo: Cargo,
  area: Area,
  from: string,
  to: string,
  { funcoes, localDaArea }: NeedsTalento,
) {
  const local = localDaArea.get(area.id)
  const linha = (data: string, faixa: Faixa) => ({
    data,
    ...(local ? { estabelecimento: local.estabelecimento, ambiente: local.ambiente } : {}),
    areaOrganizacional: ref(area),
    faixaSalarial: ref(faixa),
    ...(funcoes.has(cargo.linha.funcao) ? { funcao: funcoes.get(cargo.linha.funcao) } : {}),
    salario: salarioEm(faixa, data),
  })
  const [primeira, segunda] = cargo.faixas
  if (!primeira) return []
  const promocao = segunda && random.chance(0.4) ? addDays(from, random.int(365, 900)) : undefined
  const dias = [from, ...primeira.salarios.map(({ data }) => data), ...(promocao ? [promocao] : [])].filter(
    (d) => d >= from && d <= to,
  )
  return [...new Set(dias)].sort().map((dia) => linha(dia, segunda && promocao && dia >= promocao ? segunda : primeira))
}
