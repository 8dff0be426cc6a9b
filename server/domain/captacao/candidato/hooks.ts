import { defineHooks } from '#server/crud/define.ts'
import { foiColaborador } from '#server/domain/gestao-talentos/talento/queries.ts'
import { alongaTipos } from './formacao.ts'
import { esqueceLeitura } from './leitura.ts'
import { recusaTrocaDeCpf, recusaTrocaDeIdioma } from './regras.ts'
import { protegeSenha, recusaSenhaFraca } from './senha.ts'

export default defineHooks('captacao/candidato', {
  validate: (_ctx, record, before) => [
    ...recusaTrocaDeCpf(record, before),
    ...recusaTrocaDeIdioma(record, before),
    ...recusaSenhaFraca(record),
  ],

  async beforeSave(ctx, record) {
    alongaTipos(record.formacao)
    await protegeSenha(record)
    record.dataAtualizacao = ctx.context.hoje
    record.jaFoiColaborador ||= await foiColaborador(ctx, record.pessoal?.cpf)
  },

  afterSave: (ctx, record) => esqueceLeitura(ctx, record.ocrFile),

  /** A copy is another person: nothing that identifies the first one, and no files. */
  clone(_ctx, copy) {
    if (copy.pessoal) delete copy.pessoal.cpf
    delete copy.foto
    delete copy.ocrFile
    delete copy.documentos
  },
})
