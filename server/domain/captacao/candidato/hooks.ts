import { defineHooks } from '#server/crud/define.ts'
import { foiColaborador } from '#server/domain/gestao-talentos/talento/queries.ts'
import { alongaTipos } from './formacao.ts'
import { recusaFotoQueNaoEImagem } from './queries.ts'
import { recusaTrocaDeCpf, recusaTrocaDeIdioma } from './regras.ts'
import { protegeSenha, recusaSenhaFraca } from './senha.ts'

export default defineHooks('captacao/candidato', {
  async validate(ctx, record, before) {
    return [
      ...recusaTrocaDeCpf(record, before),
      ...recusaTrocaDeIdioma(record, before),
      ...recusaSenhaFraca(record),
      ...(await recusaFotoQueNaoEImagem(ctx, record.foto, before?.foto)),
    ]
  },

  async beforeSave(ctx, record) {
    alongaTipos(record.formacao)
    await protegeSenha(record)
    record.dataAtualizacao = ctx.context.hoje
    record.jaFoiColaborador ||= await foiColaborador(ctx, record.pessoal?.cpf)
  },

  /** A copy is another person: nothing that identifies the first one, and no files. */
  clone(_ctx, copy) {
    if (copy.pessoal) delete copy.pessoal.cpf
    delete copy.foto
    delete copy.ocrFile
    delete copy.documentos
  },
})
