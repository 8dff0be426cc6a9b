import { afterAll, beforeAll, expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { configure, first } from '../solicitacao/solicitacao.ts'

export const url = '/api/captacao/candidatos'

/** A company of whose candidates a test asks the rules. */
export interface Candidatos {
  app: TestApp
  admin: Client
  rh: Client
  /** records of the company that the samples name */
  ref: Record<string, { id: number }>
  /** has the company list these fields as mandatory, and no others */
  asks(...fields: string[]): Promise<void>
  /** 'field: message' of every violation; empty when the candidate is stored */
  answered(body: RecordData): Promise<string[]>
}

/** Starts it before the tests of a file and ends it after them. */
export function startCandidatos(): Candidatos {
  const subject = { ref: {} } as Candidatos
  beforeAll(async () => {
    subject.app = await createTestApp()
    subject.admin = await login(subject.app, 'admin')
    subject.rh = await login(subject.app, 'rh')
    await findRecords(subject)
  })
  afterAll(() => subject.app?.close())
  subject.asks = (...camposCandidatoObrigatorios) =>
    configure(subject.admin, { camposCandidatoObrigatorios, camposCandidatoVisiveis: [], campoExtraCandidato: true })
  subject.answered = async (body) => {
    const answer = await subject.rh.post(url, { nome: 'Rui Regra', ...body })
    if (answer.statusCode === 201) return []
    expect(answer.statusCode, answer.body).toBe(400)
    return (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(
      ({ field, message }) => `${field}: ${message}`,
    )
  }
  return subject
}

async function findRecords({ ref, rh }: Candidatos): Promise<void> {
  for (const [name, route] of [
    ['cargo', 'cargo-salario/cargos'],
    ['area', 'captacao/areas-interesse'],
    ['conhecimento', 'cargo-salario/conhecimentos'],
    ['idioma', 'captacao/idiomas'],
    ['formacao', 'captacao/areas-formacao'],
    ['origem', 'captacao/como-ficou-sabendo-vaga'],
    ['uf', 'geral/estados'],
  ] as const)
    ref[name] = await first(rh, route)
  ref.cidade = await first(rh, 'geral/cidades', { ufId: ref.uf?.id })
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const foto = await rh.upload('/api/arquivos', 'foto.png', Buffer.from(pixel, 'base64'), 'image/png')
  ref.foto = foto.json() as { id: number }
}

/** A value that goes, of every field that a company may ask for. */
export const values = ({ ref }: Candidatos): Record<string, unknown> => ({
  foto: ref.foto?.id,
  nomeSocial: 'Rui',
  'pessoal.dataNascimento': '1991-03-04',
  'pessoal.naturalidade': 'Crato',
  'pessoal.cpf': '39053344705',
  'pessoal.indicadoPor': 'Uma colega',
  'pessoal.escolaridade': '07',
  'pessoal.estadoCivil': '01',
  'pessoal.qtdFilhos': 0,
  'pessoal.conjuge': 'Lia',
  'pessoal.profissaoConjuge': 'Médica',
  'pessoal.pai': 'José',
  'pessoal.profissaoPai': 'Pedreiro',
  'pessoal.mae': 'Ana',
  'pessoal.profissaoMae': 'Costureira',
  'pessoal.deficiencia': '0',
  'pessoal.rg': '2001001001',
  'pessoal.rgUfId': ref.uf,
  'pessoal.rgOrgaoEmissor': 'SSP',
  'pessoal.rgDataExpedicao': '2010-01-01',
  'pessoal.titEleitNumero': '102385010671',
  'pessoal.titEleitZona': '1',
  'pessoal.titEleitSecao': '22',
  'pessoal.certificadoMilitar.numero': '123',
  'pessoal.ctps.numero': '456',
  'pessoal.pis': '12056412545',
  'pessoal.etniaRaca': '1',
  'endereco.cep': '60000000',
  'endereco.logradouro': 'Rua A',
  'endereco.numero': '10',
  'endereco.complemento': 'Casa',
  'endereco.uf': ref.uf,
  'endereco.cidade': ref.cidade,
  'endereco.bairro': 'Centro',
  'contato.email': 'rui@exemplo.com.br',
  'contato.ddd': '85',
  'contato.foneFixo': '32221111',
  'contato.dddCelular': '85',
  'contato.foneCelular': '988887777',
  'contato.nomeContato': 'Lia',
  'socioEconomica.pagaPensao': false,
  'socioEconomica.quantidade': 0,
  'socioEconomica.valor': 0,
  'socioEconomica.possuiVeiculo': true,
  comoFicouSabendoVaga: ref.origem,
  formacao: [{ areaFormacao: ref.formacao, curso: 'Direito', local: 'UFC', tipo: 'GRADUACAO', situacao: 'COMPLETO' }],
  certificados: [{ titulo: 'NR-10', organizacao: 'Senai', tipo: 'CERTIFICACAO' }],
  candidatoIdiomas: [{ idioma: ref.idioma, nivel: 'B' }],
  cursos: 'Excel',
  cargos: [ref.cargo],
  areasInteresse: [ref.area],
  conhecimentos: [ref.conhecimento],
  colocacao: 'E',
  experiencias: [{ empresa: 'Moinho', cargo: ref.cargo, dataAdmissao: '2020-01-02' }],
  observacao: 'Sem restrições.',
  'habilitacao.numeroHab': '999',
  ocrTexto: 'Currículo de Rui',
  'camposExtras.texto1': 'valor',
})
