import { describe, expect, test } from 'vitest'
import { MOST_PINNED, PINNED, readPinned } from '#admin/dashboard/pinned.ts'
import { arrangedCards, keptArrangement, readArrangement } from '#admin/home/arrangement.ts'
import { readSeen, rememberSeen, shortKeyOf, stillToSay } from '#admin/home/avisos/seen.ts'
import { type DeskCard, deskCards } from '#admin/home/cards.ts'
import type { Aviso } from '#schemas/runtime/answers/utilities/system-notices.ts'

const [a, b, c, d] = deskCards as [DeskCard, DeskCard, DeskCard, DeskCard]
const names = (cards: DeskCard[]) => cards.map(({ name }) => name)

describe('figures on the start page', () => {
  test('are four at most, each once, whatever is kept', () => {
    const names = ['a/b/c', 'a/b/c', 'x', 7, 'a/b/d', 'a/c/e', 'a/c/f', 'a/c/g']
    expect(readPinned(names as string[])).toEqual(['a/b/c', 'a/b/d', 'a/c/e', 'a/c/f'])
    for (const odd of [undefined, null, 'a/b/c', { 0: 'a/b/c' }]) expect(readPinned(odd)).toEqual([])
  })

  test('have a card once there is one', () => {
    const card = deskCards.find(({ name }) => name === 'indicadores')
    const has = (chosen: string[]) =>
      card?.shownTo?.({ info: {} as never, schemas: [], preferences: { [PINNED]: chosen } })
    expect([has([]), has(['analytics/vagas/vagas']), MOST_PINNED]).toEqual([false, true, 4])
  })
})

describe('the cards of the start page', () => {
  test('have names of their own, and stand as delivered until somebody chooses', () => {
    expect(new Set(names(deskCards)).size).toBe(deskCards.length)
    expect(arrangedCards([a, b, c], readArrangement(undefined))).toEqual([a, b, c])
    for (const odd of ['x', 7, null, ['ordem']]) expect(readArrangement(odd)).toBeUndefined()
    expect(readArrangement({ ordem: [b.name, 7], ocultos: 'x' })).toEqual({ ordem: [b.name], ocultos: [] })
  })

  test('stand as chosen; a new one comes last, one that is gone or not allowed is left out', () => {
    const chosen = { ordem: [c.name, 'de outro tempo', a.name, c.name], ocultos: [b.name] }
    expect(arrangedCards([a, b, c], chosen)).toEqual([c, a])
    expect(arrangedCards([a, b, c, d], chosen)).toEqual([c, a, d])
    expect(arrangedCards([b, c], chosen)).toEqual([c])
  })

  test('keep what was chosen of cards the session may not have now', () => {
    const before = { ordem: [d.name, a.name], ocultos: ['outro'] }
    const kept = keptArrangement([a, b, c], before, [b.name, a.name])
    expect(kept).toEqual({ ordem: [b.name, a.name, d.name], ocultos: [c.name, 'outro'] })
    expect(arrangedCards([a, b, c, d], kept)).toEqual([b, a, d])
  })
})

describe('notices of the system', () => {
  const java: Aviso = { id: 1, tipo: 'REQUISITOS', mensagem: 'Java 11.' }
  const ajuste: Aviso = { id: 2, tipo: 'AJUSTE_CADASTRO', mensagem: 'Cargos sem CBO.', link: '/cargos' }
  const nothing = { dismissed: [], shown: [], seen: [] }

  test('technical ones are said in the session that showed them first, others until they are put aside', () => {
    expect(stillToSay([java, ajuste], nothing)).toEqual([java, ajuste])
    const seen = [shortKeyOf(java), shortKeyOf(ajuste)]
    expect(stillToSay([java, ajuste], { ...nothing, seen })).toEqual([ajuste])
    expect(stillToSay([java, ajuste], { ...nothing, seen, shown: seen })).toEqual([java, ajuste])
    const dismissed = ['REQUISITOS 1 Java 11.']
    expect(stillToSay([java, ajuste], { ...nothing, dismissed })).toEqual([ajuste])
  })

  test('one that says something new is a new one; of those seen the last hundred are remembered', () => {
    const seen = [shortKeyOf(java)]
    expect(stillToSay([{ ...java, mensagem: 'Java 17.' }], { ...nothing, seen })).toHaveLength(1)
    const many = Array.from({ length: 150 }, (_, i) => `${i}-x`)
    expect(rememberSeen(many, ['9-novo', '149-x'])).toHaveLength(100)
    expect(rememberSeen(many, ['9-novo']).at(-1)).toBe('9-novo')
    expect(readSeen({ odd: true })).toEqual([])
  })
})
