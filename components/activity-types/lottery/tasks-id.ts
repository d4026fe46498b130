/** The heading of the page's tasks, which give draws. */
export const TASKS_ID = 'tasks'
