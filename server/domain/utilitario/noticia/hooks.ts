import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/noticia', {
  /** Who has read it goes with it. */
  async beforeDelete({ db }, { id }) {
    await db.deleteFrom('noticia_leitura').where('noticia_id', '=', id).execute()
  },
})
