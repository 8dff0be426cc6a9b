import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/noticia', {
  /** Erases its marks of reading. */
  async beforeDelete({ db }, { id }) {
    await db.deleteFrom('noticia_leitura').where('noticia_id', '=', id).execute()
  },
})
