import { type Area, isDoGestor } from '../areas.ts'
import type { Cargo } from '../cargos/cargos.ts'
import { salarioEm } from '../cargos/faixas.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays, daysBetween, workdayOf } from '../days.ts'
import type { LocalDaArea } from '../emprego.ts'
import { AURORA, type CompanyId } from '../empresas.ts'
import { cidadesDaEmpresa } from '../places/cidades.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { usuarios } from '../usuarios.ts'
import { Andamento } from './andamento.ts'
import { type Grupo, type Situacao, situacoes } from './situacoes.ts'
import { Vagas } from './vagas.ts'

export interface Solicitacao extends Ref {
  situacao: Situacao
  cargo: Cargo
  registro: Demo<'captacao/solicitacao-pessoal'>
}

export interface NeedsSolicitacao {
  areas: Area[]
  cargos: Cargo[]
  talentos: Talento[]
  motivos: (Ref & { turnover: boolean })[]
  modelos: Ref[]
  bairros: Map<number, number[]>
  funcoes: Map<string, Ref>
  localDaArea: LocalDaArea
}

/**
 * Adds the solicitacoes of a company, oldest first, covering every position, area and reason.
 * @param grupos numbers per state
 * @param part name of the data part, used as random seed
 */
export function addSolicitacoes(
  demo: Collection,
  company: CompanyId,
  needs: NeedsSolicitacao,
  grupos = situacoes[company],
  part = '',
): Solicitacao[] {
  const random = new Random(`solicitacoes ${company}${part}`)
  const vagas = new Vagas(needs.areas, needs.cargos)
  return calendario(grupos)
    .map((item, index) => ({ ...item, index, ...vagas.proxima(index) }))
    .map(({ data, situacao, index, cargo, area }) => {
      const registro = demo.add('captacao/solicitacao-pessoal', company, {
        data,
        ...pedido(random, index, cargo, area, data, needs),
        ...perfil(random, company, index, cargo, needs),
        ...pessoas(company, area, index),
        ...substituidos(index, area, data, needs),
        ...new Andamento(random, data, solicitante(company, area, index), liberador(company, index)).ate(situacao)
          .campos,
      })
      return { id: registro.id, situacao, cargo, registro }
    })
}

/** Dates of the solicitacoes, evenly spread over the range of their group. */
function calendario(grupos: Grupo[]): { data: string; situacao: Situacao }[] {
  const itens = grupos.flatMap(({ situacao, quantas, de, ate }) =>
    Array.from({ length: quantas }, (_, i) => ({
      situacao,
      data: workdayOf(addDays(de, Math.round((daysBetween(de, ate) * i) / Math.max(1, quantas - 1)))),
    })),
  )
  return itens.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
}

function pedido(
  random: Random,
  index: number,
  cargo: Cargo,
  area: Area,
  data: string,
  { funcoes, localDaArea, motivos, modelos }: NeedsSolicitacao,
) {
  const faixa = cargo.faixas[index % cargo.faixas.length]
  const local = localDaArea.get(area.id)
  const operacional = cargo.linha.grupo === 'Operacional'
  return {
    descricao: `${cargo.linha.nome} – ${area.nome}`,
    dataPrevisaoEncerramento: addDays(data, random.int(30, 75)),
    horarioComercial: operacional
      ? 'Segunda a sábado, em turnos de 7h20'
      : 'Segunda a sexta, das 8h às 17h48, com uma hora de intervalo',
    horasDiariasPrevistas: operacional ? 7.33 : 8.8,
    quantidade: operacional ? random.int(2, 6) : 1,
    qtdVagasPreenchidas: 0,
    tipoVaga: random.pick(['INTERNA', 'EXTERNA', 'MISTA'] as const),
    vinculo: 'E' as const,
    areaOrganizacional: refOf(area),
    motivoSolicitacao: refOf(motivos[index % motivos.length] as Ref),
    avaliacoesIds: modelos
      .filter((_, i) => i === index % modelos.length || i === (index + 1) % modelos.length)
      .map(({ id }) => id),
    ...(local ? { estabelecimento: local.estabelecimento, ambiente: local.ambiente } : {}),
    ...(faixa ? { faixaSalarial: refOf(faixa), remuneracao: salarioEm(faixa, data) } : {}),
    ...(funcoes.has(cargo.linha.funcao) ? { funcao: funcoes.get(cargo.linha.funcao) } : {}),
  }
}

function perfil(random: Random, company: CompanyId, index: number, { linha }: Cargo, { bairros }: NeedsSolicitacao) {
  const [cidade] = cidadesDaEmpresa[company]?.[index % 2] ?? []
  const idadeMinima = linha.grupo === 'Direção' || linha.grupo === 'Gerência' ? 30 : 18
  return {
    escolaridade: linha.escolaridade as '05' | '07' | '09' | '10',
    sexo: 'I' as const,
    idadeMinima,
    idadeMaxima: idadeMinima + random.int(20, 35),
    ...(cidade
      ? {
          uf: { id: cidade.uf },
          cidade: { id: cidade.id },
          bairrosIds: bairros.get(cidade.id)?.slice(index % 3, (index % 3) + 3) ?? [],
        }
      : {}),
    experiencias: 'Desejável experiência de um ano em função semelhante.',
    infoComplementares: 'Oferecemos vale-transporte, refeição no local, plano de saúde e seguro de vida.',
  }
}

/** Some solicitacoes in the gestor's area are hidden from him. */
const isInvisivel = (company: CompanyId, index: number): boolean => company === AURORA && index % 9 === 5

const solicitante = (company: CompanyId, area: Area, index: number): number => {
  if (company !== AURORA) return usuarios.rh2
  return isDoGestor(area) && !isInvisivel(company, index) ? usuarios.gestor : usuarios.rh
}

const liberador = (company: CompanyId, index: number): number => {
  if (index % 4 === 3) return usuarios.admin
  return company === AURORA ? usuarios.rh : usuarios.rh2
}

/** Requester, recruiter, and notified addresses. */
function pessoas(company: CompanyId, area: Area, index: number) {
  const domain = company === AURORA ? 'aurora.example' : 'horizonte.example'
  return {
    invisivelParaGestor: isInvisivel(company, index),
    solicitante: { id: solicitante(company, area, index) },
    recrutadorResponsavel: company === AURORA ? 'Equipe de Recrutamento e Seleção' : 'Equipe de Gestão de Pessoas',
    emailsCheck: [`selecao@${domain}`, ...(index % 2 ? [`gestao@${domain}`] : [])],
  }
}

/** For turnover reasons: the talento replaced, of the same area if one had left by then. */
function substituidos(index: number, area: Area, data: string, { motivos, talentos }: NeedsSolicitacao) {
  if (!motivos[index % motivos.length]?.turnover) return {}
  const saiu = talentos.find(
    ({ registro, area: a }) =>
      a.id === area.id && registro.dataDesligamento !== undefined && registro.dataDesligamento <= data,
  )
  return saiu ? { incluirColaboradoresDesligados: true, colaboradoresSubstituidos: [refOf(saiu)] } : {}
}
