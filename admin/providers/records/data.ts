import simpleRestProvider from 'ra-data-simple-rest'
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  GetManyParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { partsOf } from '#schemas/runtime/parts.ts'
import { type ApiError, asApiError } from '../api-error.ts'
import { ask } from '../ask.ts'
import { call, sendJson } from '../http.ts'

/** Stands for the id of the only record of a `single` entity, served at the route without an id. No record has it. */
export const singleId = -1

/** HTTP client in the shape ra-data-simple-rest expects. */
async function client(url: string, { method, body, headers, signal }: RequestInit = {}) {
  const [path = '', query] = url.split('?')
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  const options = { headers, signal: signal ?? undefined }
  const response =
    query === undefined
      ? await call(url, { ...options, method, body: sent })
      : await ask(path, new URLSearchParams(query), options)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    json: text === '' ? undefined : JSON.parse(text),
  }
}

/** Error of a bulk deletion that was refused for some records: ids deleted, and errors of the others. */
export class BulkDeleteError extends Error {
  constructor(
    readonly deleted: Identifier[],
    readonly refused: { id: Identifier; error: ApiError }[],
  ) {
    super(refused[0]?.error.message ?? '')
  }
}

const rest = simpleRestProvider('/api', client)

export const recordUrl = (resource: string, id: Identifier): string =>
  Number(id) === singleId ? `/api/${resource}` : `/api/${resource}/${encodeURIComponent(id)}`

/** Query string that a deletion needs besides the id (`x-entity.deleteNames`): '?tipo=D', or ''. */
export const namedIn = ({ deleteNames }: Pick<Entity, 'deleteNames'>, record: RecordData): string =>
  deleteNames === undefined ? '' : `?${new URLSearchParams({ [deleteNames]: String(record[deleteNames] ?? '') })}`

/** If-Match header with the record's version, for calls without a body. */
const ifMatch = (record?: RecordData): Headers | undefined =>
  typeof record?.versao === 'number' ? new Headers({ 'If-Match': `"${record.versao}"` }) : undefined

/** Drops the id, which is in the URL, from a body. */
function withoutId({ id: _id, ...body }: RecordData): RecordData {
  return body
}

/** `meta.joins`: query parameters that name the record a new one joins (`x-entity.joins`). */
async function create<R extends Omit<RaRecord, 'id'>, Created extends RaRecord = R & { id: Identifier }>(
  resource: string,
  { data, meta }: CreateParams<R>,
) {
  const query = new URLSearchParams((meta as { joins?: Record<string, string> } | undefined)?.joins).toString()
  const url = `/api/${resource}${query === '' ? '' : `?${query}`}`
  return { data: await sendJson<Created>('POST', url, data) }
}

async function update<R extends RaRecord>(resource: string, { id, data, previousData }: UpdateParams<R>) {
  const versao = (data as RecordData).versao ?? (previousData as RecordData | undefined)?.versao
  const body = { ...withoutId(data as RecordData), versao }
  const saved = await sendJson<R>('PUT', recordUrl(resource, id), body)
  return { data: { ...saved, id } }
}

async function getMany<R extends RaRecord>(resource: string, { ids, ...params }: GetManyParams<R>) {
  const answers = await Promise.all(partsOf(ids).map((part) => rest.getMany<R>(resource, { ...params, ids: part })))
  return { data: answers.flatMap((answer) => answer.data) }
}

/** Deletes sequentially, each with the version shown in the list (`meta.versoes`) and the query of `meta.nomes`; a refusal does not stop the others. */
async function deleteMany<R extends RaRecord>(resource: string, { ids, meta }: DeleteManyParams<R>) {
  const versions: Record<string, number> = meta?.versoes ?? {}
  const names: Record<string, string> = meta?.nomes ?? {}
  const deleted: Identifier[] = []
  const refused: { id: Identifier; error: ApiError }[] = []
  for (const id of ids) {
    const headers = ifMatch({ versao: versions[String(id)] })
    try {
      await call(`${recordUrl(resource, id)}${names[String(id)] ?? ''}`, { method: 'DELETE', headers })
      deleted.push(id)
    } catch (error) {
      refused.push({ id, error: asApiError(error) })
    }
  }
  if (refused.length > 0) throw new BulkDeleteError(deleted, refused)
  return { data: deleted }
}

/** `meta.colunas`: further columns to load besides those of the list. */
const getList: DataProvider['getList'] = (resource, { meta, ...params }) => {
  const { colunas } = (meta ?? {}) as { colunas?: string }
  return rest.getList(resource, colunas ? { ...params, filter: { ...params.filter, colunas } } : params)
}

/** ra-data-simple-rest with versions, error messages and limits of our API. */
export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList,
  getMany,
  create,
  update,
  deleteMany,
  getOne: async (resource, params) => {
    if (params.id !== singleId) return rest.getOne(resource, params)
    const { json } = await client(recordUrl(resource, singleId), { signal: params.signal })
    return { data: { ...json, id: singleId } }
  },
  delete: async (resource, { id, previousData, meta }) => {
    const url = `${recordUrl(resource, id)}${meta?.nome ?? ''}`
    const response = await call(url, { method: 'DELETE', headers: ifMatch(previousData) })
    const text = await response.text()
    return { data: text === '' ? previousData : JSON.parse(text) }
  },
}
