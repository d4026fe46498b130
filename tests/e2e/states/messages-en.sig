bell-0 358x71
~ WwRR k9wt WHiq rk_K OgMh aT1A zhGF
  qrrarssbuuu1uvv0*20,
  uvv0*23,
  uuu0sss8uvv0*21,
  uuu2qrr8uvv0*21,
  uvv0*23,
bell-3 358x71
~ WwRR k9wt IN3K rk_K Q1_C aT1A zhGF YIjC
  qrrarrsauvv0*21,
  uvv0uuu0*2,uvv0*20,
  uuu0phibrlm7uvv0*20,
  uuu2qrr8uvv0*21,
  uvv0*23,
bell-1480 358x71
~ WwRR k9wt _542 rk_K Y5-o aT1A zhGF HTc8
  qrrarssbqrrctuu3uvv0*19,
  uvv0utt0tqq0uuu0uvv0*19,
  uuu0pjjeobcdspp4uvv0*19,
  uuu1rrr6uvv0*21,
  uvv0*23,
list 358x1059
~ WwRR k9wt ZhtU rk_K rk_K K3r1 L811 KDAo -Czb n44T QQSs tj8n U5VZ tszx ZqUo tVKW 0OF9 5HlW B2sT pjTB
~ dABL iXgW tk2E V1fR GNOi GX1_ QXTo iP0r 7gqJ IqUs 0cC5 DCG_ iXgW L0py V1fR jhCk MBoF pckO iP0r ZoyM
~ IqUs p7VZ kgsg iXgW L0py V1fR jhCk MBoF 5NQc iP0r uFbA IqUs 7iHe S5Ww iXgW L0py IFvF jhCk MBoF pckO
~ iP0r w6QT Z08n Sxx2 iXgW L0py IFvF jhCk MBoF 5NQc iP0r 6iik WHcg -bc- iXgW L0py IFvF jhCk MBoF ymvB
~ iP0r -iUZ cs3I OPQb iXgW L0py IFvF jhCk MBoF h4YV iP0r SA5d g-qy 2rm0 rk_K 1e7M -Czb rky2 rk_K
  qrreuuu0uvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  gijkgiihkmm9lmnblmnajlldkmm9opp6uvv0*6,stt8rss8npqfoqrcmppkprr9prranpqdmpph
  stt3qrr5pqq4qqr5pqq6lmm9qqr4rss2uvv0*15,
  uvv0*23,
  pqrapqqksss5stt5oppd*2,opqerss7ttt3rss6pqqdopqhopqgrrs7stt4ttt3opqdpqqcpqqfsst6uvv0*3,
  stt0*3,uuu0*20,
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0*2,vvu0vut0vvt0vvv0noojopplqrrepqqkoppmmnolsss8vvv0*9,vvv2
  vvv0oqr6vus0qnibtrm6vvu0sttatuu5ttt7ttt6sttbtuu7sstbttt9tuu7stt6uuu4tttattu6ttt8vvv0*2,vvv2
  vvv0*2,vvt0trn4usp2vvv0ttt7ttt4ttt8stt7ttt8tttauuu4*2,uuu5uuu3*2,uuu7uuu5ttt6vvv0*2,vvv2
  vvv0*3,vvu0vvv0*2,rrsdttt9ttt7ttt8ttt7sstevvv1vvv0*9,vvv2
  vvv0*6,sttasstfrssbstt7rrsdvvv0*11,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*3,uuu0*2,vvv0oopkqrrgoppgppqepqqhppqioopjvvv2vvv0*8,vvv2
  vvv0oqr6uuu0knocprr6vvv0stt6ttt9ttt8*2,ttu7ttt8uuu6ttt7stt8ttt8ttt9stta*2,tuu7uuv4vvv0vvv2
  vvv0*2,uuu0prr4rss2vvv0stt8sttbsssauuu6tuu5uuu6uuu4tuu4uuu5uuu4uuu6uuu4*2,uuu3vvv3vvv0vvv2
  vvv0*6,ttt7ttt6ttt9vvv0*13,vvv2
  vvv0*6,sssbsstbttt7rrscvvv1vvv0*11,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*3,uuu0*2,vvv0oopkqrrfnoonnopnppqgppqfpqqgoppgppqkrrrfnoomqrrevvv0*4,vvv2
  vvv0oqr6uuu0mpp9oqr9vvv0sttauuu6ttt8uuu4ttt8ttt6tuu7ttt7sttbttt7tuu5ttt8stt7sttbttu6vvv0vvv2
  vvv0*2,uuu0qrs3stt1vvv0ttt7*2,ttt8ttt9sttattt6ttu8ttt8*2,sssbuuu4tuu8uuu4uuu6uuu5vvv0vvv2
  vvv0*6,rss9ttt7sss9sttcttt9rssa*2,sstcrssbttt8vvv0*6,vvv2
  vvv0*6,ssscsstbttt7rrscvvv1vvv0*11,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*3,uuu0*2,vvv0oppiqrrhppqkopplqrrdopplpqqmoppivvv0*8,vvv2
  vvv0*2,uuu0jnndoqr7vvv0sttauuu4ttu8stt9ttt8stt8ttt9ttt8sstbuuu8stt6uuu5ttt8tttavvv0*2,vvv2
  vvv0*2,uuu0qrs3rtt2vvv0stt9ttt7stt9sstasssbsssduuu4uuu5uuu4*2,tuu4uuv3uuu6uuu5vvv0*2,vvv2
  vvv0*6,rssbtuu8tuu6ttt8ttt7tttbvvv0*10,vvv2
  vvv0*6,sst9sssdrsscuuu4vvv0*12,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*6,oppfqqrloppepqqiqrrfpqqippqjrrreqqrjpqqnrrrioppkqqqhqqqgstt8vvv0vvv2
  vvv0*2,uvv0tuu0*2,vvv0sss9stt9vvv0*14,vvv2
  vvv0*2,uuu0knoboqq9vvv0rss8rssbvvv0*14,vvv2
  vvv0*2,uvv0stt0tuu0vvv0rrseqrrcsssastt9qrrerssgsss9qrrfsss9rrserrrcsssfuvv4vvv0*3,vvv2
  vvv0*6,rssdqrrirsscsssbrrrfrrrerrrhsstcvvv0*8,vvv2
  vvv0*6,ttu7ttt8tuu5uuu5vvv0*12,vvv2
  vvv0*6,uuu2uuu5uuu4uuu3vvv0*12,vvv2
  vvv0*22,uvv2
  vvv0*3,uuu0*2,vvv0stt8uvv3uuu4tuu4ttt6tuu5uuu3ttt8sttbstt8ttt6uuu2ttt6ttt5uuu3vvv0vvv2
  vvv0*2,uuu0jmnhnqqcvvv0sssc*2,qrrcsssdrrsbsssasss8ttt9sssarsscttu9sstcrssbrrrfrssavvv1vvv2
  vvv0*2,uvv0stt2tuu0vvv0qrrbqrrgrssarrrgsssbrsshsttasssdrss9*2,rrscrssfrssgttt6vvv0*2,vvv2
  vvv0*6,rssasssdsst9stt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  vvv0*6,rrrdsss8sssbrssbsss9rssbttt7rrrcrssauuu2vvv0*6,vvv2
  vvv0*3,uuu0*2,vvv0sssauuu5tuu8ttt8uuu6ttt8sttattt6ttt7vvv1*3,vvv0vvv2vvv0*2,vvv2
  vvv0*2,uuu0npq8qrs7vvv0rrsfstt9sstbsst9rssdssscrssdsssdqqqesss9qrrfsstarssfttu8rssduuu3vvv2
  vvv0*2,uvv0qrr2stt0vvv0rrrcrrsfrrsesttarsseqrrfrssdsssarrse*2,ssscsssbrssdqrrestt8vvv0vvv2
  vvv0*6,rrsfsssbrrrgsttarsscttu7vvv0*10,vvv2
  vvv0*6,ttt7tuu7uuu3uuu4vvv0*12,vvv2
  vvv0*6,uuu4tuu7tuu5uuu4vvv0*12,uvv2
  uvv0*22,uuu0
  uvv0*23,
  rst8qssanqqhnqqbnpqdoqraoqqbmppimppgrss6uvv0*13,
  uvv0*4,uuu0*2,uvv0*2,uuu0uvv0*14,
  uvv0*23,
  uvv0*23,
  uvv0*23,
fixture-reward_claimable 358x479
~ WwRR k9wt p4Uf rk_K -EZR ZV_c GNOi GX1_ QXTo rk_K GQ4z gLQV AarZ n5of EB-a NjXN NWWp fmLl jr6K Asxk
~ j4mG wn-D mond ctAb Ff7P mond HDTz _ksf F_Hb a22o kFzx
  qrrcrssarss6qrrbrssarss6qrrdrssaqrrauuu0uvv0*13,
  uvv0*23,
  uvv0*23,
  vur0vuq0*2,vur0uvv0nooclmmdlmmipqq9lmmimnnhmnofkmmfjllguuu0uvv0*8,
  vuq0sql6*2,vuq0uvv0qrr6qrr5qrr9stt5qrr6rss6qrr4qrr2stt4uuu0uvv0*8,
  vuq0tqm5*2,vuq0uvv0qrrdsss8rssastt6rss9sss8rrscqrrcsss9qrrestt3uvv0*7,
  vur0vuq0*2,vur0uvv0pqqgrss9qrrdstt8qrrcqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qrresssaqrr7qrrapqqcrssbrsscpqqhqrrbsssaqrr9rss6rss9qrrerss8qrrf*2,qrrcrss8stt3uvv0*3,
  sst6sss6rss7stt7sss5ttt4ttt7ttt5sss5ttt4stt5*2,stt4sss8ttt5rss9ttt4sst6stt3ttt4uvv0*3,
  qrrbpqqeoppkrrscuvv0*19,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0pqqdqrrcqrrduvv0*14,opplpqqjnoojsss6uuu1
  uuu0*22,uuu1
  uuu0sss9rss9stt7tuu3uvv0*10,qrrfsss8qrrasst7rrsbopqfstt5uuu1
  uuu0stt5ttt6ttt4tuu3uvv0*10,stt6stt4rss5stt5stt4ttt4uuu1*2,
  uuu0*22,uuu1
  uuu0qrrdqrrgpqriuvv0*13,opqkopphpqqepqqfstt4uuu1
  uuu0uvv0*20,uuu0uuu1
  uuu0*22,uvv0
  tuu2tuu0*21,tuu3
  tuu3uvv0*6,stt3tuu1*2,tuu2tuu1tuu2tuu1stt4uuu0uvv0*6,sst8
  tuu3uvv0*6,qrr6nooapqrcopphoppbopphoppdnoocuuu0uvv0*6,sst8
  tuu2tuu0*21,ttt5
  uvv0*23,
  uuu0*23,
  rssbsss7rss8rss9rss8*2,sss8rss7sssastt5rssasst9rssasss6rss9*2,stt7rss9*2,stt6uvv0*3,
  tuu2stt3ttu3tuu3tuu2ttt2ttt3ttu3tuu2tuu3ttt2ttu2tuu4tuu2ttt4ttt2uuu2ttt3ttt4ttt3uvv0*3,
  uvv0*23,
fixture-reward_held 358x456
~ WwRR k9wt HTE3 rk_K -EZR ZV_c jhCk MBoF pckO rk_K b6BA gLQV AarZ rdb3 EB-a rXdo NWWp cAjp jr6K Asxk
~ j4mG Uveo mond Ecpq _ZLd mond HDTz Zc4U F_Hb a22o kFzx
  qrrcrssarss6qrrbrssarss8qrrattu3uvv0*15,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0lmmhoppcopqanoobnopcoppamnnemnnamnngnopbuvv0*8,
  tuu0prr7*2,tuu0uvv0sss6qrr3pqq8opq7sss4qrr4qqr8rss3rss5rss6uvv0*8,
  tuu0oqq6*2,tuu0uvv0qrrdsss8rssastt6sss7*2,rrrfrrsbrrrdrssbqrrcuvv0*7,
  tuu0*4,uvv0pqqgrss9qrrdsst8qrraqrrdrrrdqrrftuu1uvv0*9,
  uuu0*4,uvv0*19,
  qqrbqrrbsssarssbqrrerrrcqrrbsst8rss9qrrdqrr8rsscqrrdqrrhqrrfrss8rssasss8qrrdpqqerssbuvv0*2,
  ttu5sst7stt4sss6rss9stt4stt6stt5sss4stt6stt5*2,stt7ttt7stt6stt4stt6stt4*2,tuu4*2,uvv0*2,
  uuu0*22,uuu1
  uuu0rrs8sss7rss8uvv0*14,stt6qrrb*2,ttu2uuu1
  uuu0ttt4stt5*2,uvv0*14,ttt2sss7*2,tuu2uuu1
  uuu0*22,uuu1
  uuu0rrrbqrreqrrbqrreqrrhuvv0*9,pqqjpqqeopqhqrrcpqqfnooksss7uuu1
  uuu0*22,uuu1
  uuu0ttt5stt6*2,uvv0*12,uuu1ttt5sst7sss6stt4uuu2uuu1
  uuu0sss7sssarsscuvv0*12,uuu1qrrapqqdrssaqrrbttt3uuu1
  uuu0*22,uuu1
  uvv0*23,
  ttt3tuu0*21,stt7
  tuu3uvv0*6,pqqamnnbpqqdoppgnopcnoojnooflmnguuu0uvv0*6,sst8
  tuu3uvv0*9,ttu2uvv0*11,sst9
  tuu1tuu0*21,uuu1
  uuu0*23,
  uvv0*23,
  qrrdqqrbqrrcqrrdqrrb*2,qrrcqrrbrsscrss9qqrdrrsbqrrerrs8qrreqrrcsss9qqrcqrrdrrsauvv0*3,
  uvv0*23,
  uvv0*23,
fixture-place_won 358x438
~ WwRR k9wt j0Fe rk_K -EZR ZV_c jhCk MBoF 5NQc rk_K 9Fez gLQV AarZ 9ADu EB-a ZF-x NWWp DFXm jr6K Asxk
~ VuGd EobU mond HDTz URZV F_Hb a22o N1zT
  qrrcrssarss7qrrdsss5rrsattt6uvv0*16,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0lmmhoppcmoodlnnh*2,lmmfnoocmnocmnndoppanopbklmeqqr6noockmmejllituu3uvv0
  tuu0prr6*2,tuu0uvv0sss6qrr3rss6*2,qrr9qrr8rss6rss2rss5sss4rss4rss5ttt2rss6rss4rss3uuu0uvv0
  tuu0prr5*2,tuu0uvv0qrrdsss8rssasss9rss7rssarrscqrrdrss9qrrestt3uvv0*7,
  tuu0*4,uvv0pqqgrss9qrrdsst8qrraqrrdrrrdqrrftuu1uvv0*9,
  uuu0*4,uvv0*19,
  qrresssaqrrcrss8*2,qrrcqrr8rssdqrrarrr9pqqgrss8rrr9qrra*2,qqrfqrrcstt6qrrarrr8pqqcuuu1uvv0
  stt5ttt4rss6ttt5rss7stt6sst4ttt7tuu5sss7stt8rss7sss5sss8stt5stt7*2,ttt4stt5ttt3stt7uuu0uvv0
  oppnoppjpqqhmoojpqqenoohopphpqqeuvv0*15,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0pqqdqrrguvv0*16,qrrfnoomstt6uuu1
  uuu0*22,uuu1
  uuu0sss8rssa*2,uvv0*9,rss8qrr9rrrcrss7qrr9qrr8pqqeqrrctuu2uuu1
  uuu0ttt4ttt5stt7uvv0*9,tuu5rss6rssasss6stt7rrs9sst6sss8uuu2uuu1
  uuu0*23,
  uvv0*23,
  ttt3tuu0*21,stt8
  tuu3uvv0*6,pqqamnnbpqqdnopinopcnoojnooflmnguuu0uvv0*6,sst8
  tuu3uvv0*9,uuu0uvv0*10,uuu0sst9
  uuu0tuu0*21,uvv0
  uuu0*23,
  uuu0uvv0*2,uuu0*2,uvv0*4,uuu0*2,uvv0uuu0*2,uvv0uuu0uvv0*7,
  rrrcqqrbqrrc*2,qrraqrrbqrrcqrrbqrrcrrseqrrcqrraqrrdrsscqrrbqrre*2,uvv0*6,
  uvv0*23,
  uvv0*23,
fixture-claim_expired 358x438
~ WwRR k9wt zZB8 rk_K -EZR ZV_c jhCk MBoF pckO rk_K V_dW gLQV AarZ ubTX EB-a mXxW NWWp 2rSw jr6K Asxk
~ j4mG mBnf mond HDTz _ksf F_Hb a22o kFzx
  qrrcrssarss5qrrdsss7qrrbrrsbrss8uvv0*15,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0lmmgjklknooelmmiijkhikkiopp6lnndkmmikmmhlnn9pqq8uvv0*6,
  tuu0oqq7*2,tuu0uvv0qrr6sss3stt4rss4qrr5rrr8stt4rss5pqr9sst4rss2tuu1uvv0*6,
  tuu0pqr5*2,tuu0uvv0rssbsst7sss7stt5sss6stt6rssarrsastt7rsscttt2uvv0*7,
  tuu0*4,uvv0pqqgrss9rrrbstt7qrraqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  pqqgrsscqrrapqqjrrrapqqkqrrdrrsdqrrdoppkpqqfrssapqqbrss8qrrdpqqipqqjrrrdpqqguuu0uvv0*3,
  stt4*2,rss4stt5ttt2stt6tuu4tuu3tuu4ttt4*2,ttt3stt4tuu2stt4ttt4tuu3ttt2tuu3tuu2uvv0*3,
  qrrbpqqeoppkrrscuvv0*19,
  uuu0*23,
  uuu0*2,uvv0uuu0uvv0*13,uuu0uuu1*2,tuu1uuu0uuu1
  uuu0pqrdqrrcqrrduvv0*13,qrraoppkpqqhopphstt5uuu1
  uuu0*22,uuu1
  uuu0rss9rssc*2,uvv0*13,pqqgpqqdrssbqrrattt2uuu1
  uuu0tuu3*2,ttt5uvv0*13,tuu3stt4stt3ttt4tuu1uuu1
  uuu0*23,
  uuu0tuu0*21,uvv0
  tuu3uvv0*20,uuu0stt8
  tuu3uvv0*6,pqqamnnbpqqdnopinopcnoojnooflmnguuu0uvv0*6,sst8
  tuu3uvv0*9,uuu0uvv0*10,uuu0stt8
  uuu0tuu0*21,uvv0
  uuu0*23,
  uuu2uvv0uuu0uuu1*2,uvv0*3,uuu2uvv0uuu0*2,uvv0*2,uuu1uvv0*4,uuu0uvv0*3,
  rssbqqrbqrrbrrsbrrr9qrrbqrrcqrrbsssarss9qrrcrrsbqrrerrs8qrrc*2,sss9qqrcqrrdrss9uvv0*3,
  uvv0*23,
  uvv0*23,
fixture-team_requested 358x464
~ WwRR k9wt mCsL rk_K -EZR ZV_c jhCk MBoF 5NQc rk_K ZBq_ gLQV AarZ TyCz EB-a bCln NWWp _D3v jr6K Asxk
~ EBog A9_K mond HDTz URZV F_Hb a22o N1zT
  qrrcrssarss7qrr9stt6rrs9qrrbrrsarss8uvv0*14,
  uvv0*23,
  uvv0*23,
  uuu0*4,uvv0klmflmnflnnflmmblnnelmmcnooelmmemnoeklmcoppbnop9uvv0*6,
  tuu0*4,uvv0rss3rss4stt4rss3ttt2stt2ttu2sss2stt4qrr3tuu1stt3uvv0*6,
  tuu0npq9*2,tuu0uuu0ijklklmllnnhjllkjllhjllflmmgikkhnoodikkijklckmmjuvv0*6,
  tuu0rss2*2,tuu0uuu0pqrfsss8rssastt6rss9qrrbrssarrsbsss9qrrcttt2uvv0*7,
  tuu0*4,uvv0stt6tuu3stt6ttt3sss5stt5stt7rss7tuu1uuu1uuu0uvv0*7,
  uvv0*5,rssbsst7rss9ttu5sss6sss8sst8sss9uuu0uvv0*9,
  uvv0*23,
  oppioppdnoomqrrcpqqcoppgoppmpqqcopplpqqcoppenopnoppfqrrfqqreoppgnopoopphuvv0*5,
  rss7rss9qrr7qrrfrssbttt4uvv0*17,
  rss7sttaqrr8sss9rss9ttt6uvv0*17,
  uuu0*22,uuu1
  uuu0rss8sss6uuu1uvv0*11,rss8qrrdrss8rrs9qrrcqqr9tuu2uuu1
  uuu0ttt3ttt6uuu0uvv0*11,tuu3sss8sss6sst7stt5sss5tuu2uuu1
  uuu0*22,uuu1
  uuu0qrrdqrrgpqriuvv0*9,qrrdnoogoppnpqqdoppgnoohnooloppkttt5uuu1
  uuu0uvv0*20,uuu0uuu1
  uuu0*22,uvv0
  tuu1tuu0*21,tuu3
  tuu3uvv0*6,stt2uvv0*3,uuu0uvv0uuu0tuu2uvv0*7,sst8
  tuu3uvv0*6,qrr7mnnbpqqdnoojnopcnoojnoofmnneuuu0uvv0*6,sst8
  tuu3tuu0*21,ttt6
  uvv0*23,
  uuu0*23,
  rss9stt6sss7sss8sss6*2,stt6sss6stt7stt8sss8sss6rss9stt7sst6rssastt7uvv0*6,
  ttt4sss5ttt4ttt5ttt4stt4stt5ttt4stt5stt6ttt5stt4ttt4ttt5stt5*2,stt6uvv0*6,
  uvv0*23,
fixture-rebates_settled 358x338
~ WwRR k9wt yS-7 rk_K -EZR ZV_c jhCk MBoF ymvB rk_K AgGB gLQV AarZ 3Um6 EB-a Hosn NWWp YQw8 F_Hb a22o
~ IGcO
  qrrcrssarss6qrra*2,sst5rrs9qrrbstt4uvv0*14,
  uvv0*23,
  uvv0*23,
  uuu0*4,uvv0lmmhoppcoppamnn9noodmnoakmmduvv0*11,
  tuu0*4,uvv0rss5qrr4*2,pqq4qrr8pqq6opp5stt2uvv0*2,tuu1uvv0uuu0uvv0*5,
  tuu0mppc*2,tuu0uvv0klmhmnodjllgoppaklmhhjjfklleopqelnnfkmmfijkgjllhijkglmneuvv0*4,
  tuu0rss3stt2tuu0uvv0qrresss8stt7stt6rss9qrrbrssarrsbsss9qrrcttt2uvv0*7,
  tuu0*4,uvv0ttt4tuu1stt4ttt2stt3ttt4stt6sst5tuu1uuu1uuu0uvv0*7,
  uvv0*5,qrrdsss8sss7ttt6rss7rssa*2,rssbuuu0uvv0*9,
  uvv0*23,
  nppeoppinoohpqqipqqgopphoppnpqqfopqhqrr8oppeqqraopphpqqhoppoqrrcuvv0*7,
  uvv0*23,
  tuu1tuu0*21,uuu2
  tuu3uvv0*6,uuu0uvv0*6,uuu0uvv0*7,sst8
  tuu3uvv0*6,pqq9mnnbpqqdnoojnopcnoojnooflnnfuuu0uvv0*6,sst8
  ttu3tuu0*21,stt6
  uvv0*23,
  uuu0*23,
  sst7ttt4stt6sst6stt5*2,ttt5*3,stt6ttt3ttt4stt5stt6uuu0uvv0*8,
  ttt5rss6stt5ttt6stt5sss6sss7sss5sss7stt6stt4stt7rrs9stt6uuu1uvv0*8,
  uvv0*23,
  uvv0*23,
fixture-unknown 358x200
~ WwRR k9wt j5tg rk_K -EZR ZV_c jhCk MBoF h4YV rk_K 2Aqs gLQV AarZ u_Dh EB-a KL45 NWWp qktz
  qrrcrssarss6qrrcrssarrsbuvv0*17,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0klmenooeopq5lmnbnoodmnndmnnamnnfqrr4mnnhlnndmoobmnn9uuu1uvv0*4,
  tuu0qrs5*2,tuu0uvv0qrr5sss5rss4rss6qrr6qrraqrr5stt5qrr7pqq8rss4qrr4rrs3uuu0uvv0*4,
  tuu0prr4*2,tuu0uvv0qrrdsss8sss7stt6rss7sss8rrscqrrcsss9qrrestt3uvv0*7,
  tuu0*4,uvv0pqqgrss9*2,stt7qrraqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  pqqlrss7rrs9rrscqrrb*2,qrrcqrrgrss6qrrarrr8qrrdpqqesss8qrrcstt8qrresst8qrraqrrbqqrbttt4uvv0
  stt5stt4sss7ttt5*2,rss6ttt4stt8rss8rrrastt5rss9sss8stt6sst6ttt4sst6ttt4*2,rss6sss6tuu2uvv0
  oppiqqrdnoohopplpqqfpqqcopphoppfqqrgpqqfoppinoolnppgsssapqqfnoohoppjqrrcopqhpqqhuuu0uvv0*2,
  uvv0*23,
  uvv0*23,
claimable-now 358x479
~ WwRR k9wt 3F-4 rk_K -EZR ZV_c GNOi GX1_ QXTo rk_K GQ4z gLQV AarZ n5of EB-a NjXN NWWp fmLl jr6K Asxk
~ j4mG wn-D mond ctAb Ff7P mond HDTz _ksf F_Hb 1gpQ Xw_c EZFr kFzx
  rrsarrscqrrdrss7rrsbtuu2uvv0*17,
  uvv0*23,
  uvv0*23,
  vur0vuq0*2,vur0uvv0nooclmmdlmmipqq9lmmimnnhmnofkmmfjllguuu0uvv0*8,
  vuq0sql6*2,vuq0uvv0qrr6qrr5qrr9stt5qrr6rss6qrr4qrr2stt4uuu0uvv0*8,
  vuq0tqm5*2,vuq0uvv0qrrdsss8rssastt6rss9sss8rrscqrrcsss9qrrestt3uvv0*7,
  vur0vuq0*2,vur0uvv0pqqgrss9qrrdstt8qrrcqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qrresssaqrr7qrrapqqcrssbrsscpqqhqrrbsssaqrr9rss6rss9qrrerss8qrrf*2,qrrcrss8stt3uvv0*3,
  sst6sss6rss7stt7sss5ttt4ttt7ttt5sss5ttt4stt5*2,stt4sss8ttt5rss9ttt4sst6stt3ttt4uvv0*3,
  qrrbpqqeoppkrrscuvv0*19,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0pqqdqrrcqrrduvv0*14,opplpqqjnoojsss6uuu1
  uuu0*22,uuu1
  uuu0sss9rss9stt7tuu3uvv0*10,qrrfsss8qrrasst7rrsbopqfstt5uuu1
  uuu0stt5ttt6ttt4tuu3uvv0*10,stt6stt4rss5stt5stt4ttt4uuu1*2,
  uuu0*22,uuu1
  uuu0qrrdqrrgpqriuvv0*13,opqkopphpqqepqqfstt4uuu1
  uuu0uvv0*20,uuu0uuu1
  uuu0*22,uvv0
  vsm0vrj0*20,vrk0utq1
  vm50*7,rj47ul51tl53ul53ul52tl53tk56sk54tl52vm50*6,vm60
  vm50*7,lf36tl53qi49qi4csk58sk57qi48qi49ul54vm50*7,
  vqg0vpd0*21,vrk2
  uvv0*23,
  uuu0*23,
  rssbsss7rss8rss9rss8*2,sss8rss7sssastt5rssasst9rssasss6rss9*2,stt7rss9*2,stt6uvv0*3,
  tuu2stt3ttu3tuu3tuu2ttt2ttt3ttu3tuu2tuu3ttt2ttu2tuu4tuu2ttt4ttt2uuu2ttt3ttt4ttt3uvv0*3,
  uvv0*23,
message-failed 358x153
~ WwRR k9wt 8WkG rk_K fkE1 vuOh NwNS Lo4R VJh8 wCGG
  rrsarss8qrrarss8qrrdstt5uvv0*17,
  uvv0*23,
  uvv0vts0vtr0*19,uuu0uvv0
  uvv0vsr1rnjftpn7solcrmjhsombsomcrnkasold*2,tpm9solasol9rmjdtpn6vtr0*5,vut0uvv0
  uvv0vtr0tpnctqn8tqo7uqo5tqn8uqo6urp6tqn7tqnauro8urp3tqn8tqo9tqn7urp5vtr0*4,vut0uvv0
  uvv0vtr0urq4trp3urp2trp2trp3usq4usq3uro5usq3vsq3vsq1usq3*3,vsq2vtr0*4,vut0uvv0
  uvv0usq5vsr0onmeqonconmfqpodusq5vtr0*13,vut0uvv0
  uvv0vsr1usq1trq1usq0trq1usq0usr3vtr0*13,uut0uvv0
  uvv0vut0*20,uuu0uvv0
  uvv0*23,
message-missing 358x263
~ WwRR k9wt r_ex rk_K ojxJ y_1L T-NN ZCpp 6wTM A-xJ
  rrsarss8qrrasss7qrrbqrrdttu2uvv0*16,
  uvv0*23,
  uvv0uuu0stt0*2,uuu0uut0*4,utt0*2,tuu0*4,stt0*2,tuu0uut0*3,uvv0*2,
  uvv04ac318a0dhg5vtp0voa1vm50vn92uf81ue70*2,bhi06ik0*2,ahh918a028a1ppm4vsl1vm60vm50uso1uvv0
  uvv04cd0dii2oqo0tsp0vtp0upf1qj83uh80uic0*2,glk0dlm0*2,9hi37df1knm2pqo0vtq0vsm0rmb1sqm2uvv0
  uvv09jl36ik0*2,lpn3lmk439b18b94vm50voa0vtn0vtq0*3,opn37ik06ik07ik1utp1bff318a0jmn6uvv0
  uvv0jon36ik0*2,gll818a0*2,8b94vm50*2,voa1vtq0vql1uha1ue70lgc06ik07ik1ehg518a0*2,jmn6uvv0
  uvv0vtp0inn27jl05df618a0*2,8b94vm50*3,vqk3uf80ue70*2,rnj4clm17ik139b318a0*2,jmn6uvv0
  uvv0vtq0vpl1tic1egf1ajk1npm1nnk55a90*3,rk96uh60uf70uf81vso1umg1rga17hj0fll1rqn0tts1uvv0
  uvv0vqm2uf80*2,gig08jl09kl1mom739b0*2,6bd3vqg2vn70*2,voe2uje2uf80tf908jl0*2,gnn3uut0uvv0
  uvv0*23,
  uvv0*2,stt3hjklnopapqq9mnnblmnfnpp9lmniklmdpqq9jklgpqq8nooblnnbnopbmno9noobpqq5uvv0*3,
  uvv0*3,rss4sst2rss3rss4stt3*2,sst5qrr3stt2rss5sss3stt5rrs4rss4qrr3opp8stt2uvv0*3,
  uvv0rssbqrrd*2,qrrcqrra*2,rss9pqqdpqqfpqqdrss9rrrarss9pqqhrssbqqrgqrrcrrr9rrrbpqqeuuu0uvv0
  uvv0*23,
  uvv0*23,
  uvv0*23,
visitor 358x335
~ WwRR k9wt keQo rk_K fVv8 y_1L T-NN QMI1 CJ2_ Rd3W -qpp l8dv Lbtj
  rssbrrrbtuu1uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv08df618a0*3,9eg5ptt0*10,imn518a0*3,28b1qrr4vvv2
  vvv039b618a0*2,29b1mqq3ptt0*4,rrn0sph0ptt0*4,pst08eg418a0*3,mop6vvv2
  vvv039b618a05bd2lpp2ptt0*5,rql0toe0ptt0*5,oss1afh318a0*2,mop6vvv2
  vvv0fjl4jno1pst0ptt0*5,rtu0tuu0tuv0suu0ptt0*6,mpq1fkl0qrs3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*2,rss9qrr9pqq7noogpqqaqrr9pqq9noo8qrr8oppbqqqepqq6oppanop9opp9ppqanoo8pqq9vvv0*2,vvv2
  vvv0*2,ttt2rss5pqq7sst8stt4sss4sss5rss4rrr6rss5rss6ttt3stt7sss5rrs6qqr9pqq6sss5vvv0*2,vvv2
  vvv0sstcrssbqrrhssscsstbrrrfrssdstt9rssd*2,rssesss9rrsbrssgrsscqrrgrssasssbrssdsttavvv0vvv2
  vvv0*9,tttasssarrsbrssfvvv0*9,vvv2
  vvv0*11,vvv1vvv0*10,vvv2
  vvv0*4,loo49fg0*4,9fh0prr4uuv3uvv0*5,uuu3vvv0*4,vvv2
  vvv0*4,cij619c06df95ce66dfa19c0imn6uvv7uuu2pqqdrrrarssbuuu3uvv3vvv0*4,vvv2
  vvv0*4,dij619c05ce45ce63bd619c0imn6uvv6vvv1rss8stt7sss7uuu2uvv3vvv0*4,vvv2
  vvv0*4,rtt2kno0*5,tuu1vvv2uvv0*5,vvv2vvv0*4,vvv2
  vvv1vvv0*21,uvv1
empty 358x509
~ WwRR k9wt DuGp rk_K rk_K K3r1 L811 QQSs tj8n tszx tVKW 5HlW B2sT pjTB ojxJ y_1L T-NN QMI1 C-7w 5Bqd
~ rk_K 1e7M -Czb rky2 rk_K
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  gijkgiihkmm9lmnblmnajlldkmm9opp6uvv0*15,
  stt3qrr5pqq4qqr5pqq6lmm9qqr4rss2uvv0*15,
  uvv0*23,
  ttt3mnnpuvv0qrr9pqqdopqfopqettt2rss7pqqdopqkoppgrss7uuu1oppdpqqbpqqfrss7uvv0*5,
  stt0*2,ttt0uuu0*20,
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0fik49ef0*3,dij4rtu0*10,kop49ef0*3,aeg1stt3vvv2
  vvv039b618a0*3,jno4ptt0*4,qsq0rrn0ptt0*4,pst15bd318a0*3,mop6vvv2
  vvv039b618a028a0gkm4ptt0*5,sqi1un91ptt0*5,mqq25bd218a0*2,mop6vvv2
  vvv09fg5dij1mqr1ptt0*5,qtt0suu0sut0qtt0ptt0*5,pst0gkm19eg0oqq5vvv2
  vvv0qtt0ptt0*6,qtt0vvv0*4,suu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,tuv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0lqr2jpq0*6,nrs0*6,kpr0jpq0*6,tuu2vvv2
  vvv0suu1pst0*18,qtt0vvv0vvv2
  vvv0*6,ppqattt2rrr3ttt4sss4sst4sss4sss3uuu4sss5sst4vvv0*5,vvv2
  vvv0*6,nooeqqr8ppqfnoobnopbnoodklmgnoo9oopdopp9sss6vvv0*5,vvv2
  vvv0rssgrssersscrssfrssd*2,rrrbsstbqrrdsssasss9rrrdrssetttarrraqrrgsstbsst9rrsfrrsavvv1vvv2
  vvv0*4,vvv1vvv0*5,uuu4uuu5vvv0*4,vvv1vvv0*2,vvv1vvv0*2,vvv2
  vvv0*10,tuu6ttu8vvv1vvv0*9,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  tuu1tuu2uuu1uvv0*4,tuu2uvv0*15,
  stt7rst8oqqgnqqbmpqeoqqaoqqbnqqgmophrss6uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*23,
loading 358x813
~ WwRR k9wt b7_U rk_K rk_K K3r1 L811 QQSs tj8n tszx tVKW 5HlW B2sT pjTB 3hNC rk_K 1e7M -Czb rky2 rk_K
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  gijkgiihkmm9lmnblmnajlldkmm9opp6uvv0*15,
  stt3qrr5pqq4qqr5pqq6lmm9qqr4rss2uvv0*15,
  uvv0*23,
  ttt3mnnpuvv0qrr9pqqdopqfopqettt2rss7pqqdopqkoppgrss7uuu1oppdpqqbpqqfrss7uvv0*5,
  stt0*2,ttt0uuu0*20,
  uuu0*22,uvv0
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uuu0*22,uvv0
  tuu1tuu2uuu1uvv0*4,tuu2uvv0*15,
  stt7rst8oqqgnqqbmpqeoqqaoqqbnqqgmophrss6uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*23,
failed 358x387
~ WwRR k9wt 32Cv rk_K rk_K K3r1 L811 QQSs tj8n tszx tVKW 5HlW B2sT pjTB fkE1 vuOh NwNS Lo4R VJh8 wCGG
~ rk_K 1e7M -Czb rky2 rk_K
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  gijkgiihkmm9lmnblmnajlldkmm9opp6uvv0*15,
  stt3qrr5pqq4qqr5pqq6lmm9qqr4rss2uvv0*15,
  uvv0*23,
  ttt3mnnpuvv0qrr9pqqdopqfopqettt2rss7pqqdopqkoppgrss7uuu1oppdpqqbpqqfrss7uvv0*5,
  stt0*2,ttt0uuu0*20,
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0rnjgtpm6snkbrnkgsolcsombsolasoldsolbspm8solasol9rmjdtpm7vtr0*5,vvu0vvv2
  vvv0vtr0spmespmatpmatqn7somctqn7uqo8spmaspmdtqnburo6tpmetpnbspmatqo9vtr0*4,vvu0vvv2
  vvv0vtr0usq1*2,usq0*3,usr2vsq1usq2vtr0*11,vvu0vvv2
  vvv0usr3vsr0onmiqoncnmlfponeusq6vtr0*13,vvu0vvv2
  vvv0vtr0usq1usq0*4,usr2vtr0*13,vvu0vvv2
  vvv0vvu0vuu0*19,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
  rst8qssanqqhnqqbmpqeoqqaoqqbmppimophrss6uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  uvv0*23,
