import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { telaDoMenu } from './tela.ts'

/** Key in `preferencia`, different from those of screens. */
export const CHAVE = 'telas-abertas'

/** Half-life of an opening in days: recent use counts more than frequent former use. */
const MEIA_VIDA = 14

/** Most screens of an answer. */
const MAIS = 20

/** SQL: decayed points of `valor` on day $3 (or $2 where it is only read). */
const pontos = (valor: string, hoje: string) =>
  `(${valor} ->> 'pontos')::numeric * power(0.5, greatest(0, ${hoje}::date - (${valor} ->> 'dia')::date) / ${MEIA_VIDA}.0)`

const NOTA = hot(`insert into preferencia (usuario_id, chave, valor)
values ($1, '${CHAVE}', jsonb_build_object($2::text, jsonb_build_object('pontos', 1, 'dia', $3::text)))
on conflict (usuario_id, chave) do update set alterada_em = now(), valor = preferencia.valor || jsonb_build_object($2::text,
  jsonb_build_object('dia', $3::text, 'pontos', round(1 + coalesce(${pontos('(preferencia.valor -> $2::text)', '$3::text')}, 0), 3)))`)

const MAIS_ABERTAS = hot(`select t.key as tela, round(${pontos('t.value', '$2::text')}, 3)::float8 as pontos
from preferencia p cross join jsonb_each(p.valor) t where p.usuario_id = $1 and p.chave = '${CHAVE}' order by 2 desc, 1 limit ${MAIS}`)

/** Counts the opening of a screen for the user himself. @param tela from `telaDe` */
export async function noteAberta({ db, session, context }: Ctx, tela: string): Promise<void> {
  const propria = telaDoMenu(tela)
  if (propria !== undefined) await run(db, NOTA, [session.usuario.id, propria, context.hoje])
}

/** The user's most opened screens, descending. */
export const maisAbertas = ({ db, session, context }: Ctx): Promise<{ tela: string; pontos: number }[]> =>
  run(db, MAIS_ABERTAS, [session.usuario.id, context.hoje])
