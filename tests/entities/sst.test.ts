import { describeGroup } from './suite.ts'

describeGroup('sst')
