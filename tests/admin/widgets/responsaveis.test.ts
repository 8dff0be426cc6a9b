import { expect, test } from 'vitest'
import { fetchResponsaveis } from '#admin/widgets/areas/useResponsaveis.ts'

test('[R-AREA-08] who answers for 1,300 areas is asked for in three requests, whose answers are one', async () => {
  const areas = Array.from({ length: 1300 }, (_, i) => i + 1)
  const asked: number[][] = []
  const found = await fetchResponsaveis(areas, async (url) => {
    const ids = (url.split('id=')[1] ?? '').split(',').map(Number)
    asked.push(ids)
    return ids.map((area) => ({ area, tipo: 'R' as const, id: 7, nome: 'Ana', empresa: { id: 1, nome: 'Aurora' } }))
  })
  expect(asked.map(({ length }) => length)).toEqual([600, 600, 100])
  expect(found.map(({ area }) => area)).toEqual(areas)
  asked.length = 0
  await fetchResponsaveis(areas.slice(0, 600), async (url) => {
    asked.push([url.length])
    return []
  })
  expect(asked).toHaveLength(1)
})
