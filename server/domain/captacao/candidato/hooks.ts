import { foiColaborador } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { etapaAtual } from './etapa-atual.ts'
import { avisaEmailAnterior, exigeConfirmacao } from './externo/email.ts'
import { alongaTipos } from './formacao.ts'
import { esqueceLeitura } from './leitura.ts'
import { recusaTrocaDeCpf, recusaTrocaDeIdioma } from './regras.ts'
import { protegeSenha, recusaSenhaFraca } from './senha.ts'

export default defineHooks('captacao/candidato', {
  validate: async (ctx, record, before) => {
    exigeConfirmacao(ctx, record, before)
    return [
      ...recusaTrocaDeCpf(record, before),
      ...recusaTrocaDeIdioma(record, before),
      ...(await recusaSenhaFraca(ctx, record)),
    ]
  },

  /**
   * A candidate's session sees only its own row, on every route (spec 1 §6); an anonymous visitor only rows written by
   * the current transaction.
   */
  rows({ kind, usuario }, alias, values) {
    if (kind !== 'candidato') return undefined
    if (usuario.id === 0) return `${alias}.xmin = pg_current_xact_id()::xid`
    return `${alias}.id = ${values.add(usuario.id)}`
  },

  selects: { etapaAtual },

  async beforeSave(ctx, record) {
    alongaTipos(record.formacao)
    await protegeSenha(record)
    record.dataAtualizacao = ctx.context.hoje
    record.jaFoiColaborador ||= await foiColaborador(ctx, record.pessoal?.cpf)
  },

  async afterSave(ctx, record, before) {
    await avisaEmailAnterior(ctx, record, before)
    await esqueceLeitura(ctx, record.ocrFile)
  },

  /** A clone is another person: without CPF and files. */
  clone(_ctx, copy) {
    if (copy.pessoal) delete copy.pessoal.cpf
    delete copy.foto
    delete copy.ocrFile
    delete copy.documentos
  },
})
