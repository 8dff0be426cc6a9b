import { describeGroup } from '#tests/entities/suite.ts'
import { usualEntity } from './faults.ts'

for (const path of (process.env.PRUMO_ENTITIES ?? usualEntity).split(','))
  describeGroup(path.split('/')[0] ?? '', [path])
