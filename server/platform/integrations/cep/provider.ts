import { findCep } from './client.ts'
import { findCepFake } from './fake.ts'
import type { FindCep } from './result.ts'
import type { CepSettings } from './settings.ts'

/** Returns the look-up of the configured mode; made once at start and passed to the routes. */
export function createFindCep({ mode, hosts }: CepSettings): FindCep {
  if (mode === 'fake') return findCepFake
  if (mode === 'real') return (cep) => findCep(cep, { hosts })
  return async (cep) => {
    const sample = await findCepFake(cep)
    return sample.status === 'notFound' ? findCep(cep, { hosts }) : sample
  }
}
