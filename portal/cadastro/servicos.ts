import type { CepAddress, CepLookup } from '#admin/form/cep.ts'
import type { Lookup, LookupItem, LookupPage } from '#admin/form/lookup.ts'
import type { FileStore, StoredFile } from '#admin/form/upload.ts'
import { ApiError, addressOf, getJson, getPage, type Params } from '../api.ts'

const nothing: LookupPage = { items: [], total: 0 }

/** Pickers over the registers the company opens to candidates. A failure silently yields an empty list — spec 1 §8 */
export function opcoesDaEmpresa(empresaId: number): Lookup {
  const ask = async (path: string, params: Params, signal?: AbortSignal): Promise<LookupPage> => {
    try {
      const { rows, total } = await getPage<LookupItem>(`candidatos/opcoes/${path}`, { empresaId, ...params }, signal)
      return { items: rows, total: Number.isNaN(total) ? rows.length : total }
    } catch (error) {
      if (signal?.aborted) throw error
      return nothing
    }
  }
  return {
    options: (path, { q, filter, range, unpaged }, signal) =>
      ask(
        path,
        {
          q,
          filter: filter && JSON.stringify(filter),
          ...(unpaged ? { unpaged: 'true' } : { range: range && JSON.stringify(range) }),
        },
        signal,
      ),
    byIds: async (path, ids) => (await ask(path, { filter: JSON.stringify({ id: ids }) })).items,
  }
}

/** Looks up the address of a CEP; undefined on 400 and 404. @throws ApiError on any other failure */
export const buscaCep: CepLookup = async (digits) => {
  try {
    return await getJson<CepAddress>(`ceps/${encodeURIComponent(digits)}`)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

/** File store of the logged-in candidate; with `novo`, of a registration not stored yet. */
export function arquivosDaPessoa(empresaId: number, novo: boolean): FileStore {
  const base = novo ? 'cadastro/arquivos' : 'arquivos'
  const company = novo ? { empresaId } : {}
  const url = (id: number | string, more: Params = {}) =>
    addressOf(`${base}/${encodeURIComponent(id)}`, { ...company, ...more })
  return {
    send: (file, { campo, onProgress, signal } = {}) =>
      envia(addressOf(base, { ...company, campo }), file, onProgress, signal),
    async describe(id) {
      const answer = await fetch(url(id), { method: 'HEAD', credentials: 'same-origin' }).catch(() => undefined)
      if (!answer?.ok) return undefined
      const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      return {
        id,
        nome: name ? decodeURIComponent(name) : '',
        tamanho: Number(answer.headers.get('content-length')) || undefined,
        tipo: answer.headers.get('content-type') ?? undefined,
      }
    },
    url: (id) => url(id),
    downloadUrl: (id) => url(id, { baixar: 1 }),
    async content(id, signal) {
      const answer = await fetch(url(id), { credentials: 'same-origin', signal })
      if (!answer.ok) throw new ApiError(answer.status, 'Não foi possível carregar o conteúdo do arquivo.')
      return answer.blob()
    },
  }
}

/** Uploads by XMLHttpRequest, as `fetch` reports no upload progress. */
function envia(
  address: string,
  file: File,
  onProgress: ((share: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('arquivo', file, file.name)
    request.open('POST', address)
    request.setRequestHeader('x-requested-with', 'prumo')
    request.responseType = 'json'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => {
      const answer = (request.response ?? {}) as StoredFile & { message?: string }
      if (request.status < 300) resolve(answer)
      else reject(new ApiError(request.status, answer.message ?? 'O arquivo não pôde ser enviado.'))
    }
    request.onerror = () =>
      reject(new ApiError(0, 'O arquivo não pôde ser enviado. Verifique a sua internet e tente novamente.'))
    request.onabort = () => reject(new DOMException('Cancelado', 'AbortError'))
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
