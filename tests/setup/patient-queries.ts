import { configure } from '@testing-library/react'

// The default of 1 s is too short for a machine whose cores are busy with other tests.
configure({ asyncUtilTimeout: 5_000 })
