72ec6da9/competition-en-dark/before 358x20585
  14505789266525631450*2,79al578a79ai578a578b699c24521450*4,589b79aj*3,36662451
  145047871450*4,79ak578a578c5788699g79ae24511450*3,3564578979ai578b689g35632451
  1450477737761450*3,79ae4676699e699g69ai1450*6,2561689g689h588f25632451
72ec6da9/competition-en-dark/after 358x20585
  14505789266525641450*2,79ak578a79ai578a578b699c24521450*4,6678777e*3,35652451
  145047871450*4,79ak578a578c5788699g79ae24511450*3,25533666387c3777377b25522451
  1450477737761450*3,79ae4676699e699g69ai1450*6,2451667c667d567b35522451
357ae355/moment-claim-200/before 390x844
  hgd1mia1nia1nia0*4,lhb1jha2nia1nia0*2,nja0nia0mi92nia0*2,nia1mi92nja0*4,khc1fff0
  ul71vm50*6,hf737b91tl61vm50*11,vri1vur0vpd1qk94
  vm50*2,um60vm60vm50*2,ul516a915a90kh73vm50*11,vvu1rrrfvto2vm50
  vm50*7,ni61bc81lh73vm50*11,vri1vur0vpd1vm50
  vm50*7,sm71voc2vvv0*2,rrq7nnmdvvv0*2,vsm2vm50*9,
  vl50vk60vm50*6,vqh2vvv0vvv2ihf6hge9poo9vvv0vur2vm50*9,
  uh60ui60vm50*6,vqf2vvv0*2,mmk8lkj6rrr7vvv0vtp2vm50*9,
  ui60vj60vm50*6,vn71vvu0vvv0*5,vqf2vm50*9,
357ae355/moment-claim-200/after 390x844
  hgd1mia1nia1nia0*4,nja0nia0nia1nia0*2,nja0nia0mi92nia0*2,nia1mi92nja0*4,khc1fff0
  ul71vm50*6,rk62jg73vm50*12,vri1vur0vpd1qk94
  vm50*7,fe835a90rk63vm50*11,vvu1rrrfvto2vm50
  vm50*7,kh728b91oj63vm50*11,vri1vur0vpd1vm50
  vm50*6,um60*2,voc2vvv0*2,rrq7nnmdvvv0*2,vsm2vm50*9,
  vm50*8,vqh2vvv0vvv2ihf6hge9poo9vvv0vur2vm50*9,
  vj60vk60vm50*6,vqf2vvv0*2,mml8lkj6rrr7vvv0vtp2vm50*9,
  ug60vj60vm50*6,vn71vvu0vvv0*5,vqf2vm50*9,
7354c6ef/moment-claim-still/before 390x844
  vvv0uuu3rsserrrfrssfqrrgsst9rrr9pqqgrssbsssbqrrerss9sttaqqrgrrrerrrasttcqrrgrssfqrrfttt7*2,vvv0*2,
7354c6ef/moment-claim-still/after 390x844
  vvv0uuu6rsserrrfrssfqrrgstt9rrrapqqhssscsssaqrrdrss9sstcqrrhrrsgqrrasstbqrrgssscqrresstastt8vvv0*2,
ffb98483/moment-join-200/before 390x844
  fff0bcd7cdd5bcd6cdd4bcd7cdd5bcc7cdd5fff0bccacdd5cdd6cdd5dee2dde4bdd5bcc8bdd7cdd5fff0*5,
  fff0eee0eff0eee0eef0eee0eff0eef0*2,eff0*2,eee0eee1*2,eff0*2,eee0*3,eef0fff0*5,
ffb98483/moment-join-200/after 390x844
  fff0bcd7cdd5bcd6cdd4bcd7cdd5bcc7cdd5fff0bccacdd5cdd6cdd5dee2cdd5*2,bcd7dee3fff0*6,
  fff0eee0eff0eee0eef0eee0eff0eef0*2,eff0*2,eee0eee1*2,eff0*2,dee2eff0eef0eff0fff0*5,
f892f1f0/moment-join-2200/before 390x844
  fff0bcd7cdd5bcd6cdd4bcd7cdd5bcc7cdd5fff0bcd5cdd5bcc8bcd6eee2cdd4cdd6*2,eff1bdd7bcd6cdd5fff0*3,
f892f1f0/moment-join-2200/after 390x844
  fff0bcd7cdd5bcd6cdd4bcd7cdd5bcc7cdd5fff0bccacdd5cdd6cdd5dee2dde4bdd5bcc8bdd7cdd6fff0*5,
c1902f2d/moments-ar/before 358x16184
  vvv0*6,ttt5rss6rrs5lmncqrr7qqq7vvv1vvv0tuu6ttt4vvv0*7,
  vvv0*6,noocnoodlmngrss9oppdmnnepqqbopp9lmnblmmlttt4vvv0*6,
  vvv0vvv1pqqgmnogpqqboppgoopgpqqcpqqd*2,pqqeqqrkrrranoomopplvvv0*6,vvv1vvv0
  vvv0*3,uuu2*2,sst2rss1qrr1vvv1stt3ttu1vvv0vvv1vvv0*10,
  vvv0*3,noocjllhijkccefdmnndlnnagiijlnncstt5lmmenoo7oppamnndjlleklm9lnn7vvv0*4,
  vvv0*3,sttcrrrbsss9rrrduuu5ttt9vvv3ttt9ttt5ttt7rssbttt6uuu4ttuauuu5ttt8uuu4vvv0*3,
  vvv0vvv1pqqgmnogpqqboppgoopgpqqcpqqdqqrbpqqdqrrjrssaoppkopplvvv0*6,vvv1vvv0
c1902f2d/moments-ar/after 358x16184
  vvv0*6,stt5rss4ttt3noogpqq7ppq6uuu1vvv0tuu6ttt4vvv0*7,
  vvv0*6,qrrblnnfpqqcmnofklmfmnndstt6opp9lmnblmmlttt4vvv0*6,
  vvv0vvv1pqqfoppepqqhnoogmoohqrr9pqqd*2,pqqfqqrkrrranoomopplvvv0*6,vvv1vvv0
  vvv0*4,stt3ttt1uuu2stt3sss2*2,rss1vvv0vvv1vvv0*10,
  vvv0*3,mnnagiijlmnclmmdgiihfhhjkllcmnodstt5lmmenoo7oppamnndjlleklm9lnn7vvv0*4,
  vvv0*3,rsscsstbrssbrrrduuu3ttt9vvv3ttt9ttt5ttt7rrsbttu6uuu4ttuauuu5ttt8uuu4vvv0*3,
  vvv0vvv1pqqfoppepqqhnoogmoohqrr9pqqdqqrbpqqdqrrjrssaoppkopplvvv0*6,vvv1vvv0
55edf162/moments-de/before 358x16059
  ue70uf70vj60vm50sk54gd59aa69qj48ng3aqj47og48oh4bqi44ph49ng39lb4aoh49oh48vm50hf72399118a0*2,
  ue70*3,uh61ul51rj52tl54tk51sk52sk55sk52sk51ul51ul52sk52*2,tk52tl53dd8418a0*4,
55edf162/moments-de/after 358x16059
  ue70uf70vj60vm50sk54ng4ang4bqj48ng3aqj47oh48oh4bqi44ph49ng39mf3cph49oh48vm50hf72399118a0*2,
  ue70*3,uh61ul51tk52tl53tk51sk52sk55sk52sk51ul51ul52sk52*2,ul52tl53dd8418a0*4,
5d4979a5/cta-ar/before 358x3876
  vvv01ac119c04bd819c01ac02ac32ac2dij6vvv0*6,vvv1vvv0vvv1vvv2vvv0vvv1vvv0*2,
  vvv019c06dfb8fgi8fgc*2,aghd3bd6cij6vvv0*4,ttt8sst8sst9ttt8sstc*2,ttt7sssauuu3vvv0
5d4979a5/cta-ar/after 358x3876
  vvv01ac119c04bd819c01ac02ac32ac2dij6vvv0*4,vvv2vvv0vvv3vvv0*3,vvv1*2,vvv0*2,
  vvv019c06dfb8fgi8fgc*2,aghd3bd6cij6vvv0*3,vvv2sstbttt8sstbsss9ttt7ssscsttasssauuu3vvv0
3c58c685/teams-de/before 358x17465
  vvv0uuu4vvv0tuu4uuu3uuu5uvv2vvv0*4,tuu5qqrirrreqrrduuu5qqrbqqrhrrsfqrreqqrguuu4vvv2
  vvv0uuu6vvv0ttt7rrsd*2,ttt6vvv0*6,rssepqqftuu6vvv0*3,rrsfqqqftuu4vvv2
  vvv0stt7vvv0uuu0rss6rss5sss4rss6*2,uuu1ttt7oppjrsscqqrkqrrktuu7vvv0*2,rsserrrfqqrhuuu4vvv2
  vvv0ttu6vvv0tttarssfsttbrsscsss9rsscuuu4uuu5sttctuu6rrsdstt9uuu5vvv0*2,tuu6sst8ssscuuu2vvv2
  vvv0uuu2vvv0uuu3tuu5tuu4vvv1*2,tuu4vvv2uuu2ttt4uuu4ttt6ttu7vvv2vvv0*2,uuu2ttu4ttt6vvv2*2,
  vvv0sss8vvv0sssbrssersscqqqjqqqhuuu7vvv0stt9ppqgrrrcpqqlqqrkttt7vvv0*2,sst8qqrerrrctuu5vvv2
  vvv0sstavvv0tuu7pqqisssaqrrettt7vvv0*2,ttt8pqqdqrrfpqqlqqqlttt7vvv0*2,uuu3pqqfpqqkttt6vvv2
  vvv0sss8vvv0ssscqrrjqrresss9*2,rsscuuu4vvv0opqirssfpqqiqrrktuu7vvv0*2,uuu3pqqiqrreuuu4vvv2
  vvv0rtt2qss3pss4qst3rtu0*6,oqr7prr7oqr9prr8qst3rtu0*2,oqr6prs4pss5uvv0vvv2
  vvv0rtt2qss3prr6orr6rtu0*6,oqq9oqra*2,oqrbqst3rtu0*2,prr6oqr9prs6uvv0vvv2
  vvv0ttt6sss9sssastt8vvv0*5,uuu5rssbstt9sssdsttcuuu4vvv0*2,uuu4sssbstt9uuu2vvv2
  vvv0vvv2uuu3*2,uvv3vvv0*5,uvv1uuu2uuu3*2,uuu4vvv1vvv0*2,uuu1*2,uuu3vvv1vvv2
3c58c685/teams-de/after 358x17465
  vvv0uuu4vvv0tuu4uuu3uuu5uvv2vvv0*5,vvv1qqrhqrrgqrrdtuu7sss9qrreqrrhqrrduuu4vvv2
  vvv0uuu6vvv0ttt7rrsd*2,ttt6vvv0*7,sst9qqqdstt8ttt8rrrgrrsfqqqftuu4vvv2
  vvv0stt7vvv0uuu0rss6rss5sss4rss6*2,uuu1vvv0ttu4pqqkrrreqrrjqrrkssscvvv0rsserrrfqqrhuuu4vvv2
  vvv0ttu6vvv0tttarssfsttbrsscsss9rsscuuu4vvv0uuu3tttbttt6sss9stt9ttt9vvv0tuu6sst8ssscuuu2vvv2
  vvv0uuu2vvv0uuu3tuu5tuu4vvv1*2,tuu4vvv2vvv0uuu1tuu3uuu5tuu5ttu7uuu3vvv0uuu2ttu4ttt6vvv2*2,
  vvv0sss8vvv0sssbrssersscqqqjqqqhuuu7vvv0*2,ttt7qrreqrrdpqqkqqqksssdvvv0sst8qqrerrrctuu5vvv2
  vvv0sstavvv0tuu7pqqisssaqrrettt7vvv0*3,ttt7rrrbqqrepqqkpqqlsssdvvv0uuv3pqqfpqqkttt6vvv2
  vvv0sss8vvv0ssscqrrjqrresss9*2,rsscuuu4vvv0*2,qrrg*2,qrrfqrrkssscvvv0uuu3pqqiqrretuu4vvv2
  vvv0rtt2qss3pss4qst3rtu0*7,prr6prr8oqr9prr8pss6rtu0oqr6prs4prs5uvv0vvv2
  vvv0rtt2qss3prr6orr6rtu0*7,orr8oqra*2,oqrbprs6rtu0prr6oqr9prs6uvv0vvv2
  vvv0ttt6sss9sssastt8vvv0*6,uuu4stt9stt8sssdsttbttu8vvv0uuu4sssbstt9uuu2vvv2
  vvv0vvv2uuu3*2,uvv3vvv0*7,uuu3*2,uuu2uuu4vvv1vvv0uuu1*2,uuu3vvv1vvv2
2e1a32ca/moment-claim-2200/before 390x844
  fff0bcc8cdd6*2,cdd7cdd5cdd7dee3*2,cdd6*3,bdd8bcd8eee2dde4bcd8cdd6cdd5fff0*6,
  fff0bdd5bdd7cdd5cdd6bcc9cdd5eff0bcd4bcd6bcc8bcd7eee1cdd4cdd6*2,eff0bcd7*2,cdd5fff0*5,
  cee17bc06ab26ac16ac0iga3ni92oj90*2,nj90nfa1nga1kha28bc1mi92oj90*2,nj90ni91nea1nea0*3,lfc0fff0
2e1a32ca/moment-claim-2200/after 390x844
  fff0bcd8cdd6*2,cdd7cdd5cdd7dee3*2,cdd6*3,bdd8bcd8eee2cdd5*2,cdd6eef1fff0*6,
  fff0cdd9bcd8bcc6cdd5*2,bcd7eff0bcd5bcd8cdd5cdd4eee1bcd5cdd7cdd6*2,bcd9cdd4fff0*6,
  cee17bc16ac16ac07bc0iga3ni90oj90*2,oj91nfa1nga1kha27bb1mh93oj90*2,oj91ni92nfa0nea0*3,lfc0fff0
7a260667/rewards-ar/before 358x9769
  vvv0uuu3uvv0*5,uuu2vvv0*6,vuu0*7,vvv0vvv2
  vvv0uvv7opponopdqqqjmnnlnopguuv3vvv0*6,urp3soletpm8tpmdsol9tqobtpncvvu0vvv2
  vvv0uuv2uvv0*5,uuu2vvv0*6,vvu0*7,vvv0vvv2
  vvv0uuu5ttt8ttt9uuu4ttt6tuu6tuubttt9sttdtuu8uuu2uuu5*2,ttt7tttbtuuattt7uuu5ttt6stt8vvv3vvv2
  vvv0uuu3tuu3uvv1ttu5uuu3uuv1uuu3*2,vvv1uuu5tuu5uuu3uuu5uuu1vvv1uuu5uuu1uuu5uuu4uvv1vvv0vvv2
7a260667/rewards-ar/after 358x9769
  vvv0uuu3uvv0*8,vvv3vvv0*3,vuu0*7,vvv0vvv2
  vvv0uvv7oppfpqqfpqqkpqqlnooeqqrdoophqrrguvv7vvv0*3,urp3soletpm8tpmdsol9tqobtpncvvu0vvv2
  vvv0uuv2uvv0*8,vvv2vvv0*3,vvu0*7,vvv0vvv2
  vvv0*10,tuu7tttctttbuuu4ttt7tttbttuattt7uuu5ttt6stt8vvv3vvv2
  vvv0*10,uuu3uvv1uuu5*2,uuu1vvv1uuu5uuu1uuu5uuu4uvv1vvv0vvv2
e1a1b823/feedback-ar/before 358x3581
  rtu0qst3orr5orrapst4*2,nrr9prs5ors8ors9pss4orsaorr9pss5rtt1orrbnrrbpss6ors6mqqcpst6qtt1ruu0
  rtu0nqr7ors2pss2prs7nqr7pst3nqr7pss3nqr8nrr4pss5nrr3nqr7ors6nrr6ors4ors8ors3orr3*2,qtt2rtu0
  rtu0*8,pss4mpqampqbkopbnqr8lpqdrtu0*9,
  vvv0*10,stt9qqrfrss9nooisssbqrriqrrfqqrbrrrgsss9vvv0*2,vvv2
e1a1b823/feedback-ar/after 358x3581
  rtu0*2,pss7pss5qst3orr9ors6prs6nqraprs4orsborsaors5rtt1orsbors9prs7pss6mqqcpss6qtt2rtu0ruu0
  rtu0*2,nqr6prs5mqq8pss5nqr7orr7nqr9nqr6pss5orr2nqr6ors7nqr9orr4ors7orr5nqr4orr4qst2rtu0*2,
  rtu0*4,nqrampqcnrr8mqq9jnocnqrampqc*2,lpqbnqr9mqq9nqr7lpp9lpp8qst4rtu0*4,
  vvv0*2,vvv1qqreqrrfsss8rrrinooirrreqqrjrrreqrrcqrrfrssaqrrersscqrrarrrdpqqjsss9vvv0*2,vvv2
b5d3c7cf/cta-ar/before 358x2869
  vvv01ac119c02ac22ac34bd819c02ac319c02ac12ac32ac43bd6vvv0*3,rssastt9sss9sst8sss8uuu4vvv0
  vvv019c07efb9fha9fh89fhe5ce58egc8fg86df98ega6dfd3bd6vvv0ttu8stt9tuuatuu4uuu6uuu7uuu5vvv1vvv0
  vvv0cij39fg0*10,ejk4vvv1stt7tuu2stt7stt4tuu2uuu2tuu2vvv0*2,
b5d3c7cf/cta-ar/after 358x2869
  vvv01ac119c02ac22ac34bd819c02ac319c02ac12ac32ac43bd6vvv0*4,ttt8sttatuu5sssbuuu6vvv0
  vvv019c07efb9fha9fh89fhe5ce58egc8fg86df98ega6dfd3bd6vvv0*3,uuv3ttu6sttduuu7tuu4uvv4vvv0
  vvv0cij39fg0*10,ejk4vvv0*3,tuu5ttu4tuu3rst8stt4uvv1vvv0
2900f0a5/rewards-ar/before 358x9304
  rss7qrr9qrrauvv0qrraqrr8pqq9qrr8uuu0qrr9qrr7qrr8tuu2sss5rss8qrr9pqqfrss5tuu2sss6rrrbnopmuvv0
2900f0a5/rewards-ar/after 358x9304
  qrr8qrr9rss7uvv0pqqcqrr8*2,rrs7uvv0pqraqrr8qqr8uuu0sss6rss8qrraqrreqrr6uuu1sss5qrrboppkuvv0
750e90dc/rewards-ar/before 358x9304
  qrr8qrr9rss7uvv0pqqcqrr8*2,rrs7uvv0pqraqrr8qqr8uuu0sss6rss8qrraqrreqrr6uuu1sss5qrrboppkuvv0
750e90dc/rewards-ar/after 358x9304
  rss7qrr9qrrauvv0qrraqrr8pqq9qrr8uuu0qrr9qrr7qrr8tuu2sss5rss8qrr9pqqfrss5tuu2sss6rrrbnopmuvv0
