import { inject, vi } from 'vitest'

// what was planted since the run before is to be found by everything that imports it; packages stay loaded
vi.resetModules()
const { describeGroup } = await import('#tests/entities/suite.ts')

for (const path of inject('entities')) describeGroup(path.split('/')[0] ?? '', [path])
