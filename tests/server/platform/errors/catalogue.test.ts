import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DomainError, errors } from '#server/platform/errors/errors.ts'

const folder = join(process.cwd(), 'server/platform/errors/catalogue')

test('each code stands in one catalogue, and each catalogue in the whole', async () => {
  const codes: string[] = []
  for (const file of readdirSync(folder)) {
    const exported = (await import(join(folder, file))) as Record<string, object>
    codes.push(...Object.values(exported).flatMap(Object.keys))
  }
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
  expect(codes.sort()).toEqual(Object.keys(errors).sort())
})

test('a failure has the status and the text of its catalogue, with its parameters in it', () => {
  expect(new DomainError('PARAMETRO_INVALIDO', { nome: 'ano' })).toMatchObject({
    status: 400,
    message: 'O parâmetro ano é inválido.',
    errors: [{ code: 'PARAMETRO_INVALIDO', message: 'O parâmetro ano é inválido.' }],
  })
})
