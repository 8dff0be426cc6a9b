import { addAfastamentos } from './afastamentos.ts'
import { addAreas } from './areas.ts'
import { addCiclos } from './avaliacao/ciclos.ts'
import { addEntrevistasDeDesligamento } from './avaliacao/desligamentos.ts'
import { addExperiencias } from './avaliacao/experiencias.ts'
import { addAnuncios } from './captacao/anuncios.ts'
import { addAvaliacoes } from './captacao/avaliacoes.ts'
import { addCandidatos } from './captacao/candidatos.ts'
import { addEntrevistas } from './captacao/entrevistas.ts'
import { addExames } from './captacao/exames.ts'
import { addProcesso } from './captacao/processo.ts'
import { addSolicitacoes } from './captacao/solicitacoes.ts'
import { addCargos } from './cargos/cargos.ts'
import { addPlanejamentos } from './cargos/planejamentos.ts'
import { Collection } from './collection.ts'
import { addAvaliacoesTurma } from './desenvolvimento/avaliacoes-turma.ts'
import { addTurmas } from './desenvolvimento/turmas.ts'
import { addPedidos } from './documentos/pedidos.ts'
import {
  AURORA,
  addEmpresas,
  addEstabelecimentos,
  COMPANIES,
  type CompanyId,
  HORIZONTE,
  INTEGRADAS,
} from './empresas.ts'
import { addLancamentos } from './inicio/lancamentos.ts'
import { addMensagens } from './inicio/mensagens.ts'
import { addNoticias } from './inicio/noticias.ts'
import { addPassagens } from './inicio/passagens.ts'
import { addPendencias } from './inicio/pendencias.ts'
import { addOcorrencias } from './ocorrencias.ts'
import { addConvitesNps } from './pesquisa/nps.ts'
import { addPesquisas } from './pesquisa/pesquisas.ts'
import { addBairros } from './registers/bairros.ts'
import { addRegistersCaptacao } from './registers/captacao.ts'
import { addCertificacoes } from './registers/certificacoes.ts'
import { addCompetencias } from './registers/competencias.ts'
import { addCursos } from './registers/cursos.ts'
import { addFaturamentos } from './registers/faturamentos.ts'
import { addIndices } from './registers/indices.ts'
import { addModelosDocumento } from './registers/modelos-documento.ts'
import { addModelosEmail } from './registers/modelos-email.ts'
import { addMotivosDesligamento } from './registers/motivos-desligamento.ts'
import { addNiveisCompetencia } from './registers/niveis-competencia.ts'
import { addRegistersSst } from './registers/sst.ts'
import { setResponsaveis } from './responsaveis.ts'
import { addRoteiros } from './roteiros.ts'
import { addAcidentes } from './sst/acidentes.ts'
import { addTalentos } from './talentos.ts'
import { linkUsuarios } from './vinculos.ts'
import { addWebhooks } from './webhooks.ts'

const TALENTOS: Record<CompanyId, number> = { [AURORA]: 350, [HORIZONTE]: 150 }
const CANDIDATOS: Record<CompanyId, number> = { [AURORA]: 1400, [HORIZONTE]: 600 }

/** All demo data except users and profiles, deterministic: two companies with their registers, talentos and selections. */
export function buildDemo(): Collection {
  const demo = new Collection()
  addEmpresas(demo)
  addNoticias(demo)
  const bairros = addBairros(demo)
  for (const company of COMPANIES) addCompany(demo, company, bairros)
  return demo
}

/** Adds the registers that candidatos and solicitacoes refer to. */
function addCadastros(demo: Collection, company: CompanyId, bairros: Map<number, number[]>) {
  const estabelecimentos = addEstabelecimentos(demo, company)
  const areas = addAreas(demo, company)
  const captacao = addRegistersCaptacao(demo, company, areas)
  const cursos = addCursos(demo, company)
  const certificacoes = addCertificacoes(demo, company, cursos)
  const competencias = addCompetencias(demo, company, areas, cursos)
  const indices = addIndices(demo, company)
  const sst = addRegistersSst(demo, company, estabelecimentos, areas)
  const cargos = addCargos(demo, company, { areas, competencias, indices, certificacoes, ...captacao })
  addFaturamentos(demo, company, estabelecimentos)
  const catalogue = { cargos, areasFormacao: captacao.areasFormacao, idiomas: captacao.idiomas }
  const motivosDesligamento = addMotivosDesligamento(demo, company)
  const talentos = addTalentos(demo, company, TALENTOS[company], {
    cargos,
    catalogue,
    motivosDesligamento,
    indices,
    ...sst,
  })
  setResponsaveis(areas, talentos)
  linkUsuarios(company, areas, talentos)
  addNiveisCompetencia(demo, company, { cargos, talentos })
  addPlanejamentos(demo, company, { talentos, cargos, indices })
  addOcorrencias(demo, company, talentos)
  addRoteiros(demo, company, talentos)
  addPedidos(demo, company, talentos, sst.funcoes)
  addAfastamentos(demo, company, talentos)
  addAcidentes(demo, company, talentos)
  const conhecimentos = competencias.conhecimento
  return { areas, cargos, talentos, bairros, catalogue, conhecimentos, cursos, ...captacao, ...sst }
}

/** Registers of a company as the database already holds them, with the same ids. */
export function cadastrosDe(company: CompanyId) {
  const demo = new Collection()
  addEmpresas(demo)
  const bairros = addBairros(demo)
  // ids are numbered across both companies
  const all = COMPANIES.map((each) => ({ each, cadastros: addCadastros(demo, each, bairros) }))
  const found = all.find(({ each }) => each === company)
  if (!found) throw new Error(`${company} is no company of the demo`)
  return found.cadastros
}

function addCompany(demo: Collection, company: CompanyId, bairros: Map<number, number[]>): void {
  const cadastros = addCadastros(demo, company, bairros)
  const { talentos } = cadastros
  const antigos = talentos.filter(({ registro }) => registro.situacao === 'D')
  const ativos = talentos.filter(({ registro }) => registro.situacao !== 'D')
  const candidatos = addCandidatos(demo, company, CANDIDATOS[company], { ...cadastros, antigos, ativos })
  const solicitacoes = addSolicitacoes(demo, company, cadastros)
  const participantes = addProcesso(demo, company, cadastros.etapas, solicitacoes, candidatos)
  addAvaliacoes(demo, company, cadastros.modelos, participantes)
  addExames(demo, company, candidatos)
  addEntrevistas(demo, company, cadastros.etapas, participantes)
  addAnuncios(demo, company, solicitacoes)
  addModelosEmail(demo, company)
  addModelosDocumento(demo, company)
  addWebhooks(demo, company)
  addExperiencias(demo, company, cadastros.areas, talentos)
  addCiclos(demo, company, cadastros)
  addEntrevistasDeDesligamento(demo, company, talentos)
  addPesquisas(demo, company, cadastros)
  addConvitesNps(demo, company)
  addAvaliacoesTurma(demo, company, addTurmas(demo, company, cadastros.cursos, talentos))
  addMensagens(demo, company, solicitacoes)
  if (INTEGRADAS.has(company)) {
    addPendencias(demo, talentos)
    addLancamentos(demo, company, cadastros.cargos)
    addPassagens(demo, company, talentos)
  }
}
