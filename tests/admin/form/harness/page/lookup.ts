import type { Lookup, LookupItem } from '#admin/form/lookup.ts'
import { foldText } from '#schemas/runtime/names.ts'

const named = (names: string[]): LookupItem[] => names.map((nome, i) => ({ id: i + 1, rotulo: nome, nome }))

const states = [
  { id: 1, rotulo: 'Ceará (CE)', nome: 'Ceará', sigla: 'CE' },
  { id: 2, rotulo: 'São Paulo (SP)', nome: 'São Paulo', sigla: 'SP' },
]
const cities = [
  { id: 1, rotulo: 'Fortaleza', nome: 'Fortaleza', estado: 1 },
  { id: 2, rotulo: 'Sobral', nome: 'Sobral', estado: 1 },
  { id: 3, rotulo: 'São Paulo', nome: 'São Paulo', estado: 2 },
  { id: 4, rotulo: 'Santos', nome: 'Santos', estado: 2 },
]
const areas = [
  ...[
    [1, 'Diretoria'],
    [2, 'Administração', 1],
    [3, 'Pessoas e Gestão', 1],
    [4, 'Recrutamento e Seleção', 3],
    [5, 'Treinamento', 3],
    [6, 'Operações', 1],
    [7, 'Logística', 6],
    [8, 'Manutenção', 6],
    [9, 'Tecnologia'],
    [10, 'Infraestrutura', 9],
  ].map(([id, nome, pai]) => ({ id: Number(id), rotulo: String(nome), nome: String(nome), pai: pai as number })),
]
const districts = Array.from({ length: 40 }, (_, i) => ({
  id: i + 1,
  rotulo: `Bairro ${String(i + 1).padStart(2, '0')}`,
  nome: `Bairro ${i + 1}`,
  cidade: (i % 4) + 1,
}))

const tables: Record<string, LookupItem[]> = {
  'demo/estado': states,
  'demo/cidade': cities,
  'demo/area': areas,
  'demo/bairro': districts,
  'demo/cargo': named(Array.from({ length: 12_000 }, (_, i) => `Cargo ${String(i + 1).padStart(5, '0')}`)),
}

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 30))

/** A lookup over a few tables in memory; the queries it saw are kept on `window` for the tests. */
export const lookup: Lookup = {
  options(entity, query) {
    const seen = window as unknown as { queries?: unknown[] }
    seen.queries = [...(seen.queries ?? []), { entity, ...query }]
    const { q = '', filter = {}, range = [0, 19], unpaged } = query
    const found = (tables[entity] ?? []).filter(
      (item) =>
        Object.values(item).some((value) => typeof value === 'string' && foldText(value).includes(foldText(q))) &&
        Object.entries(filter).every(([name, value]) => item[name.replace(/Id$/, '')] === value),
    )
    const items = unpaged ? found : found.slice(range[0], range[1] + 1)
    return later({ items: items.map(bare), total: Math.min(found.length, 10_001) })
  },
  // the first record is kept from this session, the others have a floor of a hundred times their code
  record: (entity, id) => {
    const found = tables[entity]?.find((item) => item.id === id)
    return later(found && id > 1 ? { id, nome: found.nome, piso: id * 100 } : undefined)
  },
  byIds: (entity, ids) => later((tables[entity] ?? []).filter((item) => ids.includes(item.id)).map(bare)),
}

/** As the server answers: nothing but id, text, label and parent. */
function bare({ id, rotulo, nome, pai }: LookupItem): LookupItem {
  return { id, rotulo, nome, ...(pai ? { pai } : {}) }
}
