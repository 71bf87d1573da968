// What lies beside the board; on a narrow screen the board and the plates are tabs as well.
export type Tab = 'board' | 'plates' | 'log' | 'chat' | 'rules';
