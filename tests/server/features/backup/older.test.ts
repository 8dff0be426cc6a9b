import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { installBackup } from '#server/features/backup/install.ts'
import { checkBackup, openBackup } from '#server/features/backup/read.ts'
import { writeBackup } from '#server/features/backup/write.ts'
import { FolderStore } from '#server/platform/files/folder-store.ts'
import { openEarlierDatabase } from '#tests/helpers/earlier-database.ts'
import { emptyPlace, isEmpty, SENHA, sumsOf } from './restored.ts'

/** The version before talents had a plan of positions: some migrations after it change rows. */
const BEFORE = '_feriados.sql'

it('a backup of an older version is restored as that version was, then brought to the present one', async () => {
  const earlier = await openEarlierDatabase(BEFORE)
  const place = await emptyPlace()
  const newer = await emptyPlace()
  try {
    await earlier.pool.query(
      `insert into empresa (nome, razao_social, cnpj) values ('Antiga', 'Antiga Indústria Ltda', '11222333000181')`,
    )
    await earlier.pool.query(
      `insert into area_organizacional (empresa_id, nome) select 1, 'Área ' || n from generate_series(1, 300) n`,
    )
    const path = join(place.dataDir, 'antigo.backup')
    const store = new FolderStore(join(place.dataDir, 'arquivos'))
    const client = await earlier.pool.connect()
    await client.query('begin isolation level repeatable read read only')
    await writeBackup(client, { key: { senha: SENHA }, path, now: new Date(), reserve: 0, store })
    await client.query('commit')
    client.release()

    const backup = await openBackup(path, { senha: SENHA })
    const checked = await checkBackup(backup)
    const options = { checked, env: { dataDir: place.dataDir, sessionSecret: 'x' }, model: loadModel(), store }
    const { migrations } = await installBackup({ asOwner: (work) => work(place.pool) }, backup, options)
    expect(migrations.length).toBeGreaterThan(10)
    const upgraded = await earlier.upgrade()
    expect(migrations.map(({ nome }) => nome)).toEqual(upgraded.map(({ nome }) => nome))
    const [there, here] = [await sumsOf(place.pool), await sumsOf(earlier.pool)]
    expect(there.get('area_organizacional')?.linhas).toBe(300)
    expect([...there]).toEqual([...here])

    // of a version that has a migration this one has not
    checked.inicio.migracoes.push({ numero: 99990101000000, nome: 'do-futuro', checksum: 'x' })
    await expect(
      installBackup({ asOwner: (work) => work(newer.pool) }, backup, { ...options, checked }),
    ).rejects.toMatchObject({ errors: [{ code: 'BACKUP_MAIS_NOVO' }] })
    expect(await isEmpty(newer)).toBe(true)
  } finally {
    await Promise.all([place.close(), newer.close(), earlier.close()])
  }
}, 120_000)
