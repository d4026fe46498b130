pending-without-progress 358x257
~ Zd4D nbl_ 4hBh 5yRw 34BX 2NNE gl77 cZED l4bO e36Z PARX C6rP 1iJ- yJdH xDet _3fU JFqH Txvz KIFO 8nAJ
~ kYau uCMB WnUl PoEM
  rrraqrrcqrrbrss8rrscrrsbrss9qrr9rss8ttt4uvv0*13,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1tuu4uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1tuu2uuu2
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*4,vvv2vvv1vvv3vvv2uvv2vvv1vvv3uuu3uuu5vvv0vvv1*2,tuu6vvv1vvv0vvv1uvv0*3,
  vvv0*4,ttu8rss9sstbttt6sss7rssbtttattu4ttt7ttt8sss8stt7ttt7*2,uuu3vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*4,tuu3vvv0vvv1ttt6uuu4stt9ttt8uuu6vvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,vvv2uuu5noojoppbsssaoppiqrr8uuu5vvv0*4,uvv6vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  uuu0uvv0*18,uuu0uvv0*3,
  uvv0*23,
pending-with-progress 358x655
~ Zd4D nbl_ e4rX 5yRw 34BX 2NNE 1YE5 YF3I cZED l4bO e36Z PARX C6rP 1iJ- yJdH xDet YfnK qOoZ nlhx KIFO
~ 8nAJ XKj0 N4by C_YX Rtm_ W9_w C_YX AVah WWQd Qpoy vdEe c7ez V8IZ fvUN Eg4j ON64 vdEe c7ez V8IZ 7OhU
~ 03ds aj-e vdEe QZgl YGG8 o6gy NFzK 6-0G vdEe QZgl YGG8 NuSg T4xT OjAf 4DiQ CVsH X3pU kYau uCMB WnUl
~ PoEM
  rrraqrrcqrrbrss8rssarssbqrrbrss8tuu2uvv0*14,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1tuu1opqagklf
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,rss3loo6imnd
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nopgoppiopphqqqcvvv0*6,rssfrssgqrrgrrscsttarssbrssctttavvv1uvv0*3,
  vvv0tuu0*2,ttt1tuu0*3,lop2gkl0*10,nqq3vvv1uvv0*3,
  vvv0*4,vvv2vvv1vvv3vvv2uvv2vvv1vvv3uuu3uuu5vvv0vvv1*2,tuu6vvv1vvv0vvv1uvv0*3,
  vvv0*4,ttu8rss9sstbttt6sss7rssbtttattu4ttt7ttt8sss8stt7ttt7*2,uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0mnndoqqanooglmnglmnhqrr4tuu0oppdnooepqqgmnnhnppeqrraqrr9mqo4kon5uuu0vvv1uvv0*3,
  vvv0tuu0stt1*2,stt0stt1*2,ttt0stt2stt1rss4qrr6stt1stt2rss6qrr6rts1qss1uuu0vvv1uvv0*3,
  vvv0tuu0*5,rss4qrr7qrr5qrr8rss5rss6rrs7pqq9qrr7rss7tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0kmmdnopcmoohklmhkmmhpqr4tuu0qrr7moogoppimnnimnoiopqaqrr7lpo4jom6uuu0vvv1uvv0*3,
  vvv0tuu0*5,ttt0stt2*2,ttt0rss5rss6tuu0stt2rss5qrrastt0rts0uuu0vvv1uvv0*3,
  vvv0tuu0*4,stt2qrr6qrr5rss5rss6rss5*2,rrs7prr8qrr7rss5tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0nppaoppbopqaoppanppbrss2qrralnnkmnofoppjlmnjnoofprrdpqrarss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0ttt0stt3stt2rss4ttt0qrs6stt3ttt0stt4rss6sst2stt4rss7ttt0*2,stt0uuu0vvv1uvv0*3,
  vvv0tuu0qrs7pqqdpqr9qrs7qrraqrr6rss4qrr7prr8stt4rss7rss4qrr6rss6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0qrrbqrr9pqqcqrrapqqbqrs9qrraqrr7pqqaqrr6qrraqrr7qrr9qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,rss5qrr7qrr9tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0rss3stt2rss4*3,stt1tuu0*4,ttt0stt4stt1rss3stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0pqq5qrr5qrr6pqq5pqr7stt1tuu0*3,qrr7pqqapqq9pqqbrss5rss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0*4,ttt0rss5qrr8*2,qrrbprr9qrraqrs8prrapqq9qrrbtuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0qrr8*2,pqraqrr7tuu0rss3rss4rss5tuu0ttt0rss7stt1tuu0ttt0ttt1stt6uuu0vvv1uvv0*3,
  vvv0tuu0pqqaqrr9pqq9rrs7oqqcqrr8prr8rss7tuu0rss7qrr9pqq7qrr5pqq8*2,qrr9uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  vvv0uvv6vvv0*4,ttt4vvv1ttt7qqqettt9qqrhrssetttavvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv5vvv0*4,vvv1uuu4pqqdrss3ttt6rss9sst1vvv1vvv0*4,uvv5vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0*20,uvv0*3,
pending-every-reason 358x553
~ Zd4D nbl_ kapW 5yRw 34BX 2NNE 1YE5 EoPv cZED l4bO e36Z PARX C6rP 1iJ- yJdH xDet YfnK qOoZ nlhx KIFO
~ XKj0 N4by C_YX Rtm_ W9_w C_YX AVah WWQd Qpoy vdEe c7ez V8IZ Ccan JRE7 vdEe QZgl YGG8 xmbW frGz bpkS
~ vdEe QZgl YGG8 CWoc GzyV hDfu vdEe QZgl YGG8 NuSg SaV0 PomY MIne T0YE ulu7 IciG 4DiQ CVsH X3pU
  rrraqrrcqrrbrss7rss9sss8rrs8rssauvv0*15,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1tuu1opq9fklg
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1rss3mop6knob
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nopgoppiopphqqqcvvv0*6,rssfrssgqrrgrrscsttarssbrssctttavvv1uvv0*3,
  vvv0tuu0*2,ttt1tuu0*3,lop2gkl0*10,nqq3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0oppbqrr6pqqbnppcnppbqrr3tuu0*2,rss5rss6stt2stt1stt4rss5orq3mqp4uuu0vvv1uvv0*3,
  vvv0tuu0pqq5qrr6qrr5pqq5qrr6stt1tuu0*2,rss5qrr6qrr9qrr6pqr8rss5psr2orq2uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7nppbpqq9nopapqr8tuu0*2,rss3pqqaopqapqqbpqqepqq8pqrerss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0*2,ttu0stt2rss5stt4rss8rss4stt3stt4stt5rss9rss6stt3rss7ttt0stt0uuu0vvv1uvv0*3,
  vvv0tuu0*2,stt1rss4rss3rss4stt4rss3rss5rss7rss4rss3rss6rss5*2,tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0oqq7nppbpqq9nopapqr8tuu0*2,rss6pqr9opqapqqcprrdoqqhpqqgrss7qrs7uuu0vvv1uvv0*3,
  vvv0tuu0ttt1stt3rss5rssasss6sst4rss8stt4rss7stt6qrrbrss4rss5rss4tuu0ttt0uuu0vvv1uvv0*3,
  vvv0tuu0stt2rss2*2,sss3stt2*2,rss2*2,stt2rss6stt2sss1*2,stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,ttt0tuu0*4,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7nppbpqq9nopapqr8tuu0*4,qrr6pqqbopqdpqqcpqq8rss7qrr7uuu0vvv1uvv0*3,
  vvv0tuu0*4,rss6sst5rss6rss7*3,rss5rss7rss4sst5rss4tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*3,ttt1rss3rss2*2,stt3rss2rss5rss4stt2sss1*2,stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*14,ttt0tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt4tuu0*11,pqrapqqb*3,uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0rss3rss4rss6qrr4tuu0stt1sst2stt2tuu0*2,stt4tuu0*4,stt3uuu0vvv1uvv0*3,
  vvv0tuu0opqepqqdoppdqrraoqqcpqqapqq9qrratuu0qrr8pqqdopq9qrr5pqq8opq9qrrcuuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
not-joined 358x230
~ Zd4D nbl_ XxN8 5yRw 34BX 2NNE snjh cZED l4bO e36Z PARX C6rP 1iJ- yJdH xDet _3fU JFqH Txvz KIFO XKj0
~ N4by C_YX Rtm_ W9_w C_YX AVah
  rssarss9rrsdrss8uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1ttt5uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1*3,
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
not-offered-here 358x201
~ Zd4D nbl_ LfPg 5yRw 34BX 2NNE 0fA8 cZED l4bO e36Z PARX C6rP 1iJ- yJdH xDet _3fU JFqH Txvz KIFO WttU
  rssarss7qrrcrss9rssbrrs8uuu1uvv0*16,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1ttt5uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1uuu2uuu1
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*7,vvv1uvv4vvv0*2,vvv1vvv3vvv0vvv2*2,vvv3vvv2vvv0vvv1uvv0*3,
  vvv0*7,ttt7rss9sst7ttt8sss9stt8ttt8ttt6stt8*2,ttu6ttt5vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
identity-needed 358x257
~ Zd4D nbl_ uGhr 5yRw 34BX 2NNE Q_8M cZED l4bO e36Z PARX C6rP 1iJ- yJdH xDet _3fU JFqH Txvz KIFO Wf8K
~ kYau EbQf WnUl PoEM
  qrrcrrscrssbrss9qrr9rss8uvv0*17,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1stt6uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1uuu2uuu1
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*9,uvv4vvv2vvv3vvv0*3,vvv1uvv4vvv0vvv1*2,uvv0*3,
  vvv0*9,ttt8*2,sss8rrrbttt8stt8rss9sstasttbttu7vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*4,vvv1uuu1stt8ttu4sttbttt7stt9vvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*5,vvv1rss8oopgsssboppbqqrcvvv0*5,uvv6vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  uuu0uvv0*18,uuu0uvv0*3,
  uvv0*23,
every-day 358x320
~ Zd4D nbl_ DYEu 5yRw 34BX 2NNE Q_mG 6eNL cZED l4bO RtOD 7h-p C6rP _Fq1 yJdH xDet fum8 cVfk wafs KIFO
~ TaWR XKj0 N4by C_YX Rtm_ W9_w C_YX AVah kYau 84O_ WnUl oKtF
  rrs9rssarss8stt7uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0oopfoppfqqrfqrr9qqqavvv0*6,qrr8noojnopmoppenooloopgrrs7vvv1tuu1opq9fklg
  vvv0*2,ttt4vvv0tuu3uuu1vvv0*7,vvv2uuu3vvv0tuu3vvv0*2,vvv1uuu1tuu2npq9
  vvv0*14,uvv0pqq9qrr9qrr6vvv0vvv1uvv0uuu0uvv0
  vvv0*15,uvv0*2,vvv0*2,vvv1uvv0*3,
  vvv0sss9rrsauuu3vvv0*12,ttu5uuu5*2,vvv1uvv0*3,
  vvv0ttt4rss5uuu0uvv0*8,ttu1oqq0*3,nqq0mop4rst2vvv1uvv0*3,
  vvv0uvv0*11,ttu1oqq0*5,rtt1vvv1uvv0*3,
  vvv0*2,sttbrss9sssestt8rrsdrsscsssdsttcrsscttu7rss9sstbqrrfttt7*2,sss9ttu7vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*15,ttt0stt0uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss7nppenoodopqdpqqenppdqrr7qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*4,tuu6uuu3rsscqrrhrsscrssdstt9vvv1vvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,uuu5vvv1rss5rssattt2rssarss5vvv1vvv0*4,uvv6vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0uvv0*17,uuu0*2,uvv0*3,
two-steps 358x315
~ Zd4D nbl_ noHQ 5yRw 34BX 2NNE Odz3 -Qu7 cZED l4bO 1fbg DIHV C6rP fPHg yJdH xDet aFDT zZCV KI8i KIFO
~ 8nAJ XKj0 N4by C_YX Rtm_ W9_w C_YX AVah kYau -fRp WnUl PoEM
  rrsarss6qrrastt5uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0mnohoopgmnnflmnjqrr8vvv0pqqcmnoflmnsrrs9lmnfnoofrrs9oppjqrrdoppdnoocpqqjvvv1tuu1nopdimnd
  vvv0vvv1vvv0uvv1vvv0vvv1vvv0*2,vvv1vvv0*2,uuu2vvv0ttu2tuu5sst7ttu5vvv0*2,vvv1uuu1ttt2tuu1
  vvv0rssbsssasstarrritttavvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nooippqioppippqhrss9vvv0*4,ttt5qrrgssscpqqfsttattt7qrrhrrshtttavvv1uvv0*3,
  vvv0tuu0*3,ttt1tuu0*9,lop2gkl0*3,nqq3vvv1uvv0*3,
  vvv0*4,vvv2vvv1vvv3vvv2uvv2vvv1vvv3uuu3uuu5vvv0vvv1*2,tuu6vvv1vvv0vvv1uvv0*3,
  vvv0*4,ttu8rss9sstbttt6sss7rssbtttattu4ttt7ttt8sss8stt7ttt7*2,uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uuu3uvv0*16,vvv3vvv1uvv0*3,
  vvv0uvv7vvv0*2,ttt5sst7noognootqrrbmnofopplqqrgpqqioppfoppbrrrgvvv0*2,uvv7vvv1uvv0*3,
  vvv0uuu4uvv0*4,uuu1uvv0uuu1uvv0*2,ttt1ttt2ttu3uvv0*4,uvv4vvv1uvv0*3,
  vvv0*19,uvv0*4,
  uvv0*23,
friends 358x286
~ Zd4D nbl_ znUD 5yRw 34BX 2NNE Q_mG 2JeY cZED l4bO rxIR 29O5 C6rP DvNK yJdH xDet fum8 cVfk tkjB KIFO
~ XKj0 N4by C_YX Rtm_ W9_w C_YX AVah kYau QIS9 WnUl oKtF
  rrscrss9stt5uvv0*20,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0oppeoopdmnnflmnjqrr8vvv0*7,qqrcpqqbnooaqqrfnoobsss7vvv1tuu1nopcfklg
  vvv0uuu1vvv0uvv1vvv0*9,stt4uuu3vvv0*2,uuu2vvv0vvv1uuu1tuu2npqa
  vvv0rsscsttbqrrestt7rss9sss9vvv1vvv0*11,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0qrrcoppftuu4vvv0*12,ttt6sst9uuu6vvv1uvv0*3,
  vvv0tuu0ttt0tuu0*9,qss2gkl0*5,nqq3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0uvv0*17,vvv0vvv1uvv0*3,
  vvv0uuv3uvv0*16,vvv2vvv1uvv0*3,
  vvv0uvv6vvv0*4,vvv2rss9rssbrssarrs8ppqeqrr9vvv0*5,uvv6vvv1uvv0*3,
  vvv0uuu5uvv0*4,uuu0uuu1rrs6stt3uuu0sss4tuu1uvv0*5,uuv5vvv1uvv0*3,
  vvv1vvv0*18,uvv0*4,
  uuu0*19,uvv0*4,
a-loss 358x286
~ Zd4D nbl_ Zoj_ 5yRw 34BX 2NNE NBIR cZED l4bO dUdv PARX C6rP 1iJ- yJdH xDet uXt3 xihH mHP4 KIFO XKj0
~ N4by C_YX Rtm_ W9_w C_YX AVah kYau K9my WnUl PoEM
  rss9rrs8uuu0uvv0*20,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*4,mnojnoodpqqjpqqcmnoeppqkrrrfppqgrss9vvv1uuu1rssauuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*4,vvv1uuu2vvv1stt4uuu1vvv1rss8ttt4vvv0vvv1uuu1stt4uuu2
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oopgpqqeppqgqqrcvvv0*6,ttt4rssdrrrdqrrfttt9*2,rssbstt8vvv1uvv0*3,
  vvv0tuu0*2,ttt1tuu0*14,uuv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,ttt0*2,stt1tuu0stt2ttt1stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss6nppdnopcopqdqrrcoppcqrr7rss1uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  vvv0uvv6vvv0*3,ttt5uuu4qqqfopqmsstaqrrdpqqisttbrrseuuu5vvv0*3,uvv6vvv1uvv0*3,
  vvv0uuu5vvv0*5,sst3uuu2ttu4rrr2ttt3rssasss6uvv0vvv0*3,uuv5vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0*19,uvv0*4,
completed 358x232
~ Zd4D nbl_ wWM_ 5yRw 34BX 2NNE iCxp sGw4 nb-z 5BaJ l4bO e36Z PARX C6rP 1iJ- kYau bELe 0yKC QzFs
  rss9rrsarrsbrrs9uvv0*19,
  uut0uur0*18,uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vus0uuu0
  vvu2ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivus3vqh2qj57vpe2
  vvu2ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1vus3vrj1rk74vqh2
  vvu2ttt5sst6sttbrssdsst8vvv0*13,vus3uuu0*3,
  vvu2vvv0vvu0*16,vvv0vus3uvv0*3,
  vvu2vo92vm50*6,vm51ul50vm50*8,vrj2vus3uvv0*3,
  vvu2vn72vm50*4,rj49ph4aoh4aoh4cqi4aoh4eqi49tl55vm50*4,vqh2vus3uvv0*3,
  vvu2vsl1vqh0*16,vuq1vus3uvv0*3,
  vvu2tuu9sss7rssbttt6rss9*2,tttasst9rrsduuu4rss9ttt8qrrbtuu5ttt5rssdstt9tttbvus3uvv0*3,
  vvu2uvv3vvv1vvv0*2,vvv1vvv3vvv2vvv0vvv2sttbvvv3uuu7vvv2uuu5vvv3vvv2uuu6vvv1vus3uvv0*3,
  vvu2vvv0*8,uuu4stt7sst8ttt8stt6stt7uuu3rss9tuu8ttt8vus3uvv0*3,
  vur2vus0*18,uus2uvv0*3,
  uvv0*23,
granted 358x126
~ Zd4D nbl_ i8zj 5yRw 34BX 4m3a tfs_ Stqi PnMB a-pn l4bO e36Z PARX nLI5 1iJ-
  qrr9rssbrrs8uvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0uvv0tuu0uvv0
  uuu0oppenopfmooelnnhqqr7uvv0*6,rrr8qrr9lmmlrrsanppjoppcpqqhuuu1hnl54fa4dlh7
  uuu0sss2ttt1sst1stt2uuu1uvv0*6,pqq9qrr8ttu1rss5rss6ttt1uuu1*2,jom46hc5hnk7
  uuu0sst5rss6rssaqrrcrss8ttt4qrrcrss8rsscqrrbsss8qrrarrr9qrrcrrs8sss6qrrasss9uuu1uvv0stt5uvv0
  uuu0uvv0*14,uuu0uvv0*2,uuu0*2,uvv0*3,
  uuu0*19,uvv0*4,
granted-under-review 358x183
~ Zd4D nbl_ SK-0 5yRw 34BX 4m3a tfs_ Stqi PnMB a-pn l4bO e36Z PARX C6rP 1iJ- 0OI4 9RqS F546 gGmS
  qrr9rssbrrs8rssaqrr9sss7rrsbrss9uvv0*15,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0uvv0tuu0uvv0
  uuu0oppenopfmooelnnhqqr7uvv0*6,rrr8qrr9lmmlrrsanppjoppcpqqhuuu1hnl54fa4dlh7
  uuu0sss2ttt1sst1stt2uuu1uvv0*6,pqq9qrr8ttu1rss5rss6ttt1uuu1*2,jom46hc5hnk7
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*10,uuu0*6,tuu0uuu0uuu1uvv0*3,
  uuu0uvv0*10,uuu0rss5pqq6pqqaprraqrr8qrratuu0uuu1uvv0*3,
  uuu0uvv0*4,uuu2uuu1tuu2uuu2tuu3uuu2*2,tuu3uuu0stt4stt6tuu4uuu1uuu0uuu1uvv0*3,
  uuu0uvv0*4,sss9sss7rss9rrsastt6rss7rss8*2,stt5sss8rss7rss9stt6stt5uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
granted-on-hold 358x203
~ Zd4D nbl_ sRbm 5yRw 34BX 4m3a tfs_ Stqi PnMB a-pn l4bO e36Z PARX C6rP 1iJ- sOeS 0ejn F546 r0BW
  qrr9rssbrrs8rss9*2,qrrcuvv0*17,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*13,uuu0*3,tuu0uuu0uuu1uvv0*3,
  uuu0uvv0*13,stt3oppdqrr6pqrdtuu0uuu1uvv0*3,
  uuu0uvv0*2,tuu2uuu3tuu4uuu1stt5uuu1*3,stt5uuu2ttt6tuu4tuu2ttt4tuu2uuu2uuu1uvv0*3,
  uuu0uvv0uuu2rssbrrsattt5stt7*2,stt5rrs8sss8stt6rss6rss9rss6rss9sss8rrs9sst5uuu1uvv0*3,
  uuu0uvv0*15,uuu0rsscstt9uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
unsatisfied 358x412
~ Zd4D nbl_ 5ZO9 5yRw 34BX 2NNE U8Qa 8s-W k3vr a-pn l4bO e36Z dDtw C6rP 1iJ- yJdH xDet YfnK qOoZ nlhx
~ KIFO rzIx XKj0 N4by C_YX Rtm_ vdEI C_YX AVah WWQd Qpoy vdEe c7ez V8IZ o_UT JRE7 vdEe QZgl YGG8 xmbW
~ uBqq PomY 4DiQ CVsH X3pU
  rssbqrraqrrdqrr9uvv0*19,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0noofnoohnopgpqqcuuu0uvv0*5,qrreqrrfpqqfqrrbrssaqrraqrrbrssauuu1uvv0*3,
  uuu0ttt0stt0stt1stt0*3,kno2gkl0*10,npq2uuu1uvv0*3,
  uuu0uvv0*12,uuu2stt4uuu0uuu1*2,uuu2uuu1uvv0*3,
  uuu0uvv0*10,uuu0rrs8qrrbstt6sss7sss5qrrbttt6uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0stt3tuu0*9,rss5qrrarss7rss6rss2rss0tuu0uuu1uvv0*3,
  uuu0tuu0stt3tuu0*9,rss4pqq7rss7pqr7rss5rss1tuu0uuu1uvv0*3,
  uuu0tuu0*18,uuu1uvv0*3,
  uuu0tuu0lmmfoppanooglmnglmnhqrr4tuu0*2,stt5pqqdqrrcrss5prrbqrramqo4kon5tuu0uuu1uvv0*3,
  uuu0tuu0stt1*2,stt0stt1stt0ttt0tuu0*2,rss5sst1stt1rss2sst1stt1rts1qss1tuu0uuu1uvv0*3,
  uuu0tuu0*11,ttt0tuu0*3,ttt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0oppaoppbopqaoppanppbrss2tuu0rss4pqqaopqapqqcpqqepqq8pqqgrss7qrr7tuu0uuu1uvv0*3,
  uuu0tuu0*3,stt1qrr8qrr7pqr8qrrapqr9qrraqrr7qrr9qrr6qrs6qrr5tuu0*3,uuu1uvv0*3,
  uuu0tuu0*4,ttt0tuu0*2,ttt0*2,stt2*2,tuu0*7,uuu1uvv0*3,
  uuu0tuu0stt0*16,tuu0uuu1uvv0*3,
  uuu0tuu0mooinpphmnnknppeoqqcopqcoppcpqqctuu0qrr8opphopq9qrr5pqq8opq9pqqftuu0uuu1uvv0*3,
  uuu0tuu0*17,uuu0uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
sold-out 358x259
~ Zd4D nbl_ 9438 5yRw 34BX 2NNE U8Qa 8s-W k3vr a-pn l4bO DHwg bSnk C6rP pwIn yJdH xDet UeAo 0i3J KIFO
~ j2-z XKj0 N4by C_YX Rtm_ pt7x C_YX AVah
  rrsarss9rrsbuvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0pqq9pqq6pqr7pqqdrrs3uvv0*10,pqq8noohqqreuuu1tuu1sss5ttt1
  uuu0tuu2ttt2uuu0ttt2tuu1uvv0*10,rss4uuu1ttt4uuu1tuu0stt3tuu1
  uuu0qrrbrss7qrrcrssauvv0*14,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,ttt6pqqgrrsbpqqerssarss7pqqhqrrgrssauuu1uvv0*3,
  uuu0hlm2gkl0*16,npq2uuu1uvv0*3,
  uuu0uvv0*7,uuu2tuu4uvv0*2,uuu0ttt6tuu1uuu3tuu2uuu0uuu1*2,uvv0*3,
  uuu0uvv0*6,rss7rrsastt9rss6rss9stt5rssarrs8sssbstt5rss6stt5uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,ttt0*2,rss5sst4rssasst5rss2rss0tuu0uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,rss3pqq8qrr5pqqdqrr8qrr7rss5rss1tuu0uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claim-expired 358x259
~ Zd4D nbl_ PqlB 5yRw 34BX 2NNE U8Qa 8s-W k3vr a-pn l4bO e36Z dDtw C6rP 1iJ- yJdH xDet G5GA 0iAs KIFO
~ 3m8M XKj0 N4by C_YX Rtm_ pt7x C_YX AVah
  rrsbrssdrss8rrrcrrs9uvv0*18,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,ttt6pqqgrrscopqerss9sss7pqqgqrrgrssauuu1uvv0*3,
  uuu0hlm2gkl0*16,npq2uuu1uvv0*3,
  uuu0uvv0*3,uuu0ttt4tuu1uvv0uuu2ttt4uuu1*2,tuu3uuu1tuu3uuu1uuu0uuu1uuu2uuu1uvv0*3,
  uuu0uvv0*3,stt6sst7stt6rss8qrrbsst6sss8rss9rss8rss7sss8qrrbsst5qrrbttt6uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,ttt0*2,rss5sst4rssasst5rss2rss0tuu0uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,rss3pqq8qrr5pqqdqrr8qrr7rss5rss1tuu0uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claiming 358x232
~ Zd4D nbl_ UnqF 5yRw 34BX 2NNE iCxp sGw4 nb-z 5BaJ l4bO e36Z PARX C6rP 1iJ- kYau 5Ty_ vtpN 0yKC QzFs
  rrsbrrseqrrcuvv0*20,
  uut0vus0*17,uur0uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vur0uuu0
  vvu2nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvus3vqh2pi47vpc2
  vvu2uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vus3vrk1sl83vri2
  vvu2ttt5sst6sttbrssdsst8vvv0*13,vus3uuu0*3,
  vvu2vvu0vus0*16,vvv0vus3uvv0*3,
  vvu2vn82vm50*4,ul51ul53tk51ul51vm51vm50vm51tk53vm50*4,vri2vus3uvv0*3,
  vvu2vn72vm50*3,tk54rj49ph4cog4bsj48oh4cqi48sk58rj46vm50*4,vqh2vus3uvv0*3,
  vvu2vsm1vri0*16,vur0vus3uvv0*3,
  vvu2tttasss8rssbttt6rss9rssasttbsst9rrsduuu5rss9ttt8qrrbttu6ttt5rssdstt9tttbvus3uvv0*3,
  vvu2vvv2vvv1vvv0*2,vvv1vvv2vvv1vvv0vvv3sstcuuu4uuu8uuu3uuu5vvv3uuu4uuu8vvv2vus3uvv0*3,
  vvt2vvv0*8,uuu3ttt5stt7ttu6ttt4ttt6uuu3sss8uuu6ttt7vus3uvv0*3,
  vur2vus0*18,uus2uvv0*3,
  uvv0*23,
polling 358x279
~ Zd4D nbl_ DovU 5yRw Zd4D K8bG UAje SC3g 34BX 2NNE iCxp sGw4 nb-z 5BaJ l4bO e36Z PARX C6rP 1iJ- kYau
~ bELe 0yKC QzFs
  rrsbqrresst4uvv0*20,
  uvv0*23,
  uuu2ttt2ttt4uuu1uuu2uvv0*13,ttt3pqqeoppdqrr9pqr7
  ttt3stt6stt4sss5*2,uvv0*13,stt2pqq3qrr5mnnbqqr6
  uut0vus0*17,uur0uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vur0uuu0
  vvu2nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvus3vqh2pi47vpc2
  vvu2uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vus3vrk1sl83vri2
  vvu2ttt5sst6sttbrssdsst8vvv0*13,vus3uuu0*3,
  vvu2vvu0vus0*16,vvv0vus3uvv0*3,
  vvu2vn82vm50*4,vm51ul51*2,tl52ul50vm52vm50vm51vm50*4,vri2vus3uvv0*3,
  vvu2vn72vm50*4,sj48qi4aph49pi4bqi49ph4dqi49ul55vm50*4,vqh2vus3uvv0*3,
  vvu2vsm1vri0*16,vur0vus3uvv0*3,
  vvu2tttasss8rssbttt6rss9rssasttbsst9rrsduuu5rss9ttt8qrrbttu6ttt5rssdstt9tttbvus3uvv0*3,
  vvu2vvv2vvv1vvv0*2,vvv1vvv2vvv1vvv0vvv3sstcuuu4uuu8uuu3uuu5vvv3uuu4uuu8vvv2vus3uvv0*3,
  vvt2vvv0*8,uuu3ttt5stt7ttu6ttt4ttt6uuu3sss8uuu6ttt7vus3uvv0*3,
  vur2vus0*18,uus2uvv0*3,
  uvv0*23,
of-a-visitor 358x126
~ Zd4D nbl_ Wz_O 5yRw 34BX 2NNE gl77 cZED l4bO dkBN PARX 4JC7 1iJ-
  rss9rss7rsscrssauvv0*19,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*7,oppdppqdpqqkqqrdppqgrss9vvv1uuu1tuu4uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*7,uuu3rrr7uuu2rrr7ttt5uuu2vvv1uuu1tuu2uuu2
  vvv0ttt5sst6sttbrssdsst8vvv0*10,uvv5rssbuuu5vvv1uvv0uuu0uvv0
  vvv0*19,uvv1uvv0*3,
  uuu0*19,uvv0*4,
money-normal 358x241
~ Zd4D nbl_ n3md 5yRw 0Att K8bG FBrI 5yRw NTp3 H2iq sgJ2 T5Rl ra4r DHKo T1Xk kkw3 ffk_ l0AW 1imY QtKH
~ xPYT kGOr OJkW kkw3 xhZG
  rssarrsarss9rssarrsatuu4uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,qrrbrrr9stt8ttt4ttt6pqqhnoohqrr8uuu1vvv2
  vvv0*13,rrr5opp7opp8qrr6rss3qrr6*2,pqq6uuu3vvv2
  vvv0*2,uvv0*9,vvv0vur0vuq0uus1qsr0*6,vvv0vvv2
  vvv0stt0*10,ttr2voa0*2,oog67hd0*6,qsr4vvv2
  vvv0*22,vvv2
  vvv0*4,uuu5sssc*2,sstcssscuut4vrj1vvv0*5,uuu6sssbssscsstamqo4psr4vvv2
  vvv0ttt7uuu6ttt7sstesstcqrrersseppqfttt5vvv0*2,uvv3ttt6sttdqrrfrssa*2,qqqeppqfvvv0*2,vvv2
  vvv0uuu2rss8ttt3sstattt5ttt3uuu2ttt2vvv1vvv0*2,ttt3stt2tuu2ttt4ttt2uuu3ttt2tuu3vvv0*2,vvv2
  vvv0*16,uvv4uuu7*2,uuv4uuu0uvv0vvv2
  vvv0*16,stt7ttu7ttt7*2,uuu1uvv0vvv2
  vvv0*12,sst6qrr9qrrfoopkpqqepqqhnoohnooivvv0*2,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
money-missed 358x243
~ Zd4D nbl_ yi3K 5yRw 0Att K8bG FBrI A_wD sGkv KwbD 5yRw NTp3 H2iq WinM h4xv ra4r DHKo T1Xk 7utL ffk_
~ kGOr OJkW 7utL nZEt ct7U DTSG 7utL Prg0
  rssarrsarss9rrscrss8ttt3uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0mnn9lmncuuu6ttt4uuu2vvv0*7,sss8stt5uuu4uvv1uuu4rrscpqqesss5vvv0vvv2
  vvv0pqq7opp8stt9rssauuu6vvv0*7,pqq9mnocnoobppq9rrr4ppqaopp9oop9ttt4vvv2
  vvv0*15,uuu0*6,vvv0vvv2
  vvv0rssaqrra*2,qrrb*2,sst5rss0*7,lpo54fa0*6,psr4vvv2
  vvv0*22,vvv2
  vvv0*5,ttt8rssbtttarssbtuu7rss1vvv0*5,uuu5sssbssscstt9mqo4psr4vvv2
  vvv0*6,rrrbsttbqrr9ttt3vvv0*6,uuu3sss7rssaqrrbvvv0*2,vvv2
  vvv0*6,sss8ttt6rss8uvv3vvv0*6,uuu2ttt5rss6sss8vvv0*2,vvv2
  vvv0*19,uvv4vvv0*2,vvv2
  vvv0*18,uuu3sssauuu3vvv2*2,
  vvv0*16,ttt4pqqinoohnooivvv0*2,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
money-nothing-open 358x212
~ Zd4D nbl_ fLE_ 5yRw 0Att K8bG FBrI sD-T 5yRw NTp3 xA81 ra4r DHKo T1Xk 7utL mcCX
  rssarrsarss9rssbqrrcrrs8qrrbstt6uvv0*15,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,qqqdqrrbrss9stt5ttt7ppqimnnjpqqauuu2vvv2
  vvv0*13,rss4ppq5pqq6rrr5sss2rrs4rss4qqr4uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,rsscsst8sst9sssastt6ttt6pqqjrrrasttbsss9rssbsst8uuu6vvv2
  vvv0hnl3fmj0*7,eli2fli0eli0eli1*2,fmj0*4,eli1eli2*2,stt2vvv2
  vvv0lpn2iol0*18,iom0tut2vvv2
  vvv0*17,vvv3*2,vvv1sut1tuu1vvv2
  vvv0*16,uuu6stt8stt9stt8psr3rts2vvv2
  vvv0*16,ttt4qrrcnoohnooivvv0*2,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
money-of-a-visitor 358x162
~ Zd4D nbl_ MgX0 5yRw 0Att K8bG i-qw A_wD orAt KwbD NTp3 H2iq ODcO jDZo y1Ed Deni
  rssarrsarss8*2,rss9rsscsst6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0oppdlmmettt8ttt5uuu3vvv0*2,uuu2tuu4qrr9vvv0rrs8sst4sss3qqrfttt7rrsdqrr7uuu3sss9vvv1vvv2
  vvv0qrr4pqq7ttt7rss8uuu5vvv0*2,tuu2noocopp6qrr9lmmioop7ppq5rrs9rrr4opp7*2,oppcqrr7tuu3vvv2
  vvv0tuu0stt0*14,tuu1stt0*4,vvv0vvv2
  vvv09fh55ce0*14,bjg95gc0*3,6gc0psr4vvv2
  vvv0*6,vvv1vvv0*3,uvv0vvv0*11,vvv2
  vvv0uuu3qrrcrssarssgqqrhrrrfqqrjpqqhopphjmn4tuu3ttt7rss8rsseqrrhqrrdqrrhopphoppjmqp4psr3vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
