import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import type { TestApp } from '#tests/helpers/app.ts'
import { inOrder, type Leak, tellPersons, trailDraft } from '#tests/server/features/anonimato/proof/leaks.ts'
import type { Person } from '#tests/server/features/anonimato/proof/people.ts'

/** What the product is made to do wrong, and what a wrong hand-in would know. */
export interface Falha {
  leak?: Leak
  /** no administrator asks anything */
  calma?: boolean
  copia?: number
  pedido?: string
}

/** A sheet that is not sealed is written where it may be read, in the transaction of the hand-in. */
const ABERTA = `create function teste_vaza() returns trigger language plpgsql as $$ begin
    insert into folha (empresa_id, registro, registro_id, versao, atributos, respostas)
    values (new.empresa_id, new.registro, new.registro_id, new.versao, '{}', new.folha::jsonb->'respostas');
    return null;
  end $$;
  create trigger teste_vaza before insert on folha_selada for each row when (new.folha like '{%') execute function teste_vaza()`

/** Plants a leak into the product's own path: what seals its sheets says more than it should, and what must not be written is. @param marcaDe the question by which the proof knows sheets */
export async function vaza(app: TestApp, falha: Falha, marcaDe: (key: CollectionKey) => string) {
  const { pool } = app.database
  const { urn, now } = app.fastify.prumo
  await pool.query(`${ABERTA}; alter table colecao_anonima drop constraint colecao_anonima_minimo_check`)
  const seal = urn.seal.bind(urn)
  urn.seal = (purpose, text) => {
    if (!purpose.endsWith(' folha') || falha.leak === undefined) return seal(purpose, text)
    if (falha.leak === 'same transaction') return text
    return seal(purpose, comMais(text, falha, now()))
  }
  return {
    async rascunho(copia: number, person: Person): Promise<void> {
      if (falha.leak === 'draft in the trail')
        await trailDraft(pool, 'avaliacao/colaborador-questionario', { ...person, id: copia })
    },
    async encerra({ registro, registroId }: CollectionKey): Promise<void> {
      if (falha.leak === 'export below the minimum')
        await pool.query('update colecao_anonima set minimo = 1 where registro = $1 and registro_id = $2', [
          ...[registro, registroId],
        ])
    },
    async encerrada(key: CollectionKey): Promise<void> {
      if (falha.leak === 'order') await inOrder(pool, key, marcaDe(key))
      if (falha.leak === 'webhook with the person') await tellPersons(pool, key, marcaDe(key))
    },
  }
}

/** A sheet that knows more, of the same length. */
function comMais(text: string, { leak, copia, pedido }: Falha, agora: Date): string {
  const folha = JSON.parse(text)
  // what is stirred is sealed once more
  if (leak === 'copy id on the sheet') folha.respostas.copia ??= copia
  if (leak === 'time on the sheet') folha.respostas.quando ??= agora.toISOString()
  if (leak === 'request id in the log') folha.respostas.pedido ??= pedido
  const mais = JSON.stringify(folha)
  return mais + ' '.repeat(Math.max(0, Buffer.byteLength(text) - Buffer.byteLength(mais)))
}
