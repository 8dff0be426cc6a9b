import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Vaga } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { talentoAtivo } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { copyFile } from '#server/platform/files/copy.ts'

type Pessoa = StoredRecord & Candidato

/** Codes of disabilities of candidates → of talents; mental ones differ (spec 1 §3.3, spec 2 §3). */
const deficiencias: Record<string, string> = { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '4', 6: '6' }

/**
 * Makes a talent of a candidate: the person from the candidate, the post from the request; the candidate is no longer available.
 * @throws DomainError ACAO_NAO_PERMITIDA with what the candidate's record still lacks
 */
export async function admite(ctx: Ctx, candidatoId: number, vaga: Vaga, dataAdmissao: string): Promise<{ id: number }> {
  const candidatos = forEntity(ctx, 'captacao/candidato')
  const candidato = await readStored<Pessoa>(candidatos, candidatoId, { lock: true })
  const cpf = candidato.pessoal?.cpf
  if (cpf === undefined) return recusa('Para contratar, informe o CPF no cadastro do candidato.')
  if (await talentoAtivo(ctx, cpf))
    recusa('Já existe um talento ativo com este CPF: registre a movimentação no cadastro dele.')
  const body = { ...pessoa(candidato, cpf), ...posto(vaga), dataAdmissao, foto: await foto(ctx, candidato) }
  const id = await insere(ctx, body, dadosDoSistema(candidatoId, vaga))
  await changeStored(candidatos, candidato, { contratado: true, disponivel: false }, 'alteracao')
  return { id }
}

const recusa = (message: string): never => fail('ACAO_NAO_PERMITIDA', {}, { message })

/** Creates the talent; its validation errors are reported as gaps of the candidate's record. */
async function insere(ctx: Ctx, body: RecordData, dados: RecordData): Promise<number> {
  try {
    return await insertBody(forEntity(ctx, 'gestao-talentos/talento'), body, dados)
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 400) throw error
    const faltas = error.errors.map(({ message }) => message.replace(/\.$/, '')).join('; ')
    return recusa(`Para contratar, complete o cadastro do candidato: ${faltas}.`)
  }
}

/** Fields set by the system: the approved pay becomes the salary, also where the hiring user may not see it. */
const dadosDoSistema = (candidatoId: number, { remuneracao }: Vaga): RecordData => ({
  candidato: { id: candidatoId },
  ...(remuneracao === undefined ? {} : { salario: remuneracao }),
})

/** Fields that both registers share, by fragment. */
const DO_CANDIDATO = [
  ...(['dataNascimento', 'sexo', 'pis', 'etniaRaca', 'estadoCivil', 'naturalidade', 'mae', 'pai'] as const),
  ...(['rg', 'rgOrgaoEmissor', 'rgUfId', 'rgDataExpedicao', 'ctps', 'certificadoMilitar'] as const),
  ...(['titEleitNumero', 'titEleitZona', 'titEleitSecao'] as const),
]

function pessoa(candidato: Pessoa, cpf: string): Partial<Talento> {
  const { nome, nomeSocial, pessoal = {}, endereco, contato, habilitacao } = candidato
  const { formacao, certificados, candidatoIdiomas, experiencias, camposExtras } = candidato
  const { deficiencia, ...conhecidos } = pessoal
  return {
    ...Object.fromEntries(DO_CANDIDATO.map((campo) => [campo, conhecidos[campo]])),
    nome,
    nomeSocial,
    cpf,
    habilitacao,
    deficiencia: deficiencias[deficiencia ?? '0'] as Talento['deficiencia'],
    endereco,
    contato,
    formacoes: novas(formacao),
    certificados: novas(certificados),
    idiomas: novas(candidatoIdiomas),
    experiencias: novas(experiencias),
    camposExtras,
  } as Partial<Talento>
}

/** Copies rows of a list without their ids. */
const novas = (rows: object[] | undefined) => rows?.map(({ id: _, ...row }: { id?: number }) => row)

const posto = (vaga: Vaga): Partial<Talento> => ({
  estabelecimento: vaga.estabelecimento,
  areaOrganizacional: vaga.areaOrganizacional,
  ambiente: vaga.ambiente,
  faixaSalarial: vaga.faixaSalarial,
  funcao: vaga.funcao,
  vinculo: vaga.vinculo as Talento['vinculo'],
})

async function foto({ db, session }: Ctx, { foto: id, empresaId }: Pessoa): Promise<string | undefined> {
  // the picture of another company's shared candidate is not copied
  if (id === undefined || Number(empresaId ?? session.empresaId) !== session.empresaId) return undefined
  return copyFile(db, { empresaId: session.empresaId, id }, session.usuario.id)
}
