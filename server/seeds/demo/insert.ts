import type { Model } from '#schemas/load.ts'
import { DEMO_CANDIDATES, DEMO_PASSWORD, DEMO_USER, INSTALLATION } from '#server/platform/access/demo.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import type { Registry } from '#server/platform/crud/define.ts'
import { insertRecords, type SeedDb } from '#server/platform/data/insert-records.ts'
import { CPF_DEMO } from '#server/platform/data/people/numbers.ts'
import { run } from '#server/platform/database/sql.ts'
import { hashPassword } from '#server/platform/session/passwords/password.ts'
import { demoUsers } from './acesso.ts'
import { encerraCiclos } from './avaliacao/encerra.ts'
import { ligaAvaliacoes } from './captacao/avaliacoes.ts'
import { buildDemo } from './demo.ts'
import { entregaAvaliacoesTurma } from './desenvolvimento/avaliacoes-turma.ts'
import { insertEmails } from './emails.ts'
import { buildPerfis } from './perfis.ts'
import { entregaPesquisas } from './pesquisa/folhas.ts'
import { insertNps } from './pesquisa/nps.ts'
import { insertTrail } from './trail.ts'
import { insertEntregas } from './webhooks.ts'

/** Inserts the demo companies with their data and users into a database with base data only. Runs in the caller's transaction. */
export async function insertDemo(db: SeedDb, model: Model, registry: Registry): Promise<void> {
  const users = await Promise.all(
    demoUsers.map(async ({ papel: _papel, ...user }) => ({
      ...user,
      ativo: true,
      administraInstalacao: user.id === FIRST_USER,
      senha: await hashPassword(DEMO_PASSWORD),
    })),
  )
  const batches = buildDemo().batches()
  await insertRecords(db, model, [
    ...batches,
    { path: 'utilitario/perfil', records: buildPerfis(model, registry) },
    { path: 'utilitario/usuario', records: users },
  ])
  await ligaAvaliacoes(db)
  await encerraCiclos(db, model, batches)
  await insertTrail(db)
  await insertEntregas(db)
  await insertEmails(db, model)
  await entregaPesquisas(db, batches)
  await insertNps(db)
  await entregaAvaliacoesTurma(db)
  for (const { id } of users) await remember(db, id, DEMO_USER, {})
  await openCandidates(db)
}

/** Sets the password of each company's demo candidato, and records his id as a demo login. */
async function openCandidates(db: SeedDb): Promise<void> {
  const senha = await hashPassword(DEMO_PASSWORD)
  const found = await run<{ empresaId: number; id: number }>(
    db,
    'update candidato set senha = $1 where pessoal_cpf = $2 returning empresa_id as "empresaId", id',
    [senha, CPF_DEMO],
  )
  await remember(db, INSTALLATION, DEMO_CANDIDATES, found)
}

async function remember(db: SeedDb, usuarioId: number, key: string, value: object): Promise<void> {
  await run(db, 'insert into preferencia (usuario_id, chave, valor) values ($1, $2, $3)', [
    usuarioId,
    key,
    JSON.stringify(value),
  ])
}
