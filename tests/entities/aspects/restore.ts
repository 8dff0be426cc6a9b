import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'

interface Deleted {
  id: number
  registroId: number
}

/** Nobody sees the rows of others. */
const ownRows = new Set(['utilitario/ausencia', 'utilitario/mensagem'])

/** Deleted and brought back: the same record, with its rows, lists and files, in its own company only. */
export function restore({ entity, url, subject, createFull }: Case): void {
  /** unique keys that a second record can be given on purpose */
  const keys = entity.unique.find(({ fields }) =>
    fields.every((path) => {
      const field = fieldAt(entity, path)
      return !path.includes('.') && field?.kind === 'scalar' && field.required && !field.readOnly
    }),
  )

  test('once deleted, is found and restored as it was; only in its company and while nothing took its place', async () => {
    const { admin, other, maker } = subject()
    const { id, versao } = await createFull()
    const at = `${url}/${id}`
    const before = (await admin.get(at)).json() as Stored
    expect((await admin.delete(at, { versao })).statusCode).toBe(200)
    const found = await admin.get(`${url}/excluidos`)
    // where everybody has rows of his own, nothing tells whose a deleted one would be
    if (ownRows.has(entity.path)) return expect(found.statusCode).toBe(403)
    expect(found.statusCode, found.body).toBe(200)
    const deleted = (found.json() as Deleted[]).find(({ registroId }) => registroId === id)
    const kept = `${url}/excluidos/${deleted?.id}`
    expect((await admin.get(kept)).json()).toMatchObject({ registroId: id })
    if (isOfCompany(entity) || mayBeOfInstallation(entity)) {
      expect((await other.get(kept)).statusCode).toBe(404)
      expect((await other.post(`${kept}/restaura`)).statusCode).toBe(404)
      expect((await other.delete(kept)).statusCode).toBe(404)
    }
    if (keys) {
      const same = Object.fromEntries(keys.fields.map((path): [string, unknown] => [path, before[path]]))
      const usurper = await admin.post(url, await maker.smallest(entity.path, same))
      expect([usurper.statusCode, errorsOf(usurper)]).toEqual([201, []])
      const refused = await admin.post(`${kept}/restaura`)
      expect([refused.statusCode, errorsOf(refused)[0]?.code]).toEqual([409, 'CHAVE_DUPLICADA'])
      expect((await admin.get(at)).statusCode).toBe(404)
      const { id: taken, versao: its } = usurper.json() as Stored
      expect((await admin.delete(`${url}/${taken}`, { versao: its })).statusCode).toBe(200)
    }
    const restored = await admin.post(`${kept}/restaura`)
    expect([restored.statusCode, errorsOf(restored)]).toEqual([200, []])
    const after = (await admin.get(at)).json() as RecordData
    expect(after).toEqual({ ...before, versao: before.versao + 1 })
    expect((await admin.get(kept)).statusCode).toBe(404)
    const [line] = (await admin.get(`${at}/historico`)).json() as { titulo: string }[]
    expect(line?.titulo).toBe('Restauração')
  })
}
