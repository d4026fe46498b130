provider-beside-form 358x202
~ EO9I vjPI l6aY yzhh xkis 4HqU jh-H 7vQw 637t 0eCN
  rrscrrsdqrrarss8rrsbrss7rrsbsst9uvv0*15,
  uvv0*23,
  tuu2tuu0*21,tuu4
  tuu3uvv0*4,qrr5qrr4qqr7rss5tuu1stt7stt5uuu0ttt3stt4stt8stt7tuu2uvv0*4,sst8
  tuu3uvv0*4,rrs6oppcpqqb*2,opqbpqqcopp7pqqa*2,nop9oppcoppbtuu2uvv0*4,sst8
  tuu2tuu0*21,ttu5
  tuu2tuu3tuu1stt6uuu0tuu2uuu2tuu2ttt6uuu0stt6tuu4tuu3stt5ttt2uuu1uuu0tuu3ttt4tuu3uuu2tuu3uuu1
  pqrboqq6oqr9prr8nqqeprr8rssasss6rss6rss9stt6rssarss8stt6stt4rss8sst6stt7rrs9sst6rss7rss8rss9
  uvv0*14,uuu0npqbnpqcnpqgnpqcoqrbnpqalopmpqqe
  uvv0*23,
  uuu0*10,uuu1stt8uuu0*11,
  uvv0*10,uuu0ttt3uvv0*11,
  uvv0*23,
provider-alone 358x163
~ EO9I vjPI XXhB yzhh xkis byVS jh-H 7vQw 637t
  rrscrrsdqrrarssa*2,tuu1uvv0*17,
  uvv0*23,
  jmn2gkl0*21,oqq5
  19c0*5,4ce44bd25ce43bd21ac03bd52ac419c02ac2*2,3bd62bd42ac119c0*4,1ac0
  19c0*5,5df79fhc8egc8fgb8egb7efc9fh77ef97dfaagh98egc8fgc2ac219c0*5,
  fkl3chj0*20,cij0kno6
  tuu2tuu3tuu1stt6uuu0tuu2uuu2tuu2ttt6uuu0stt6tuu4tuu3stt5ttt2uuu1uuu0tuu3ttt4tuu3uuu2tuu3uuu1
  pqrboqq6oqr9prr8npqcprr8rssasss6rss6rss9stt6rssarss8stt6stt4rss8sst6stt7rrs9sst6rss7rss8rss9
  uvv0*14,uuu0npqbnpqcnpqgoqqdoqrbnpqalopmpqqe
  uvv0*19,uuu0uvv0uuu0uvv0
  uvv0*23,
provider-cancelled 358x248
~ EO9I vjPI IoRy yzhh xkis yzhh yKb0 k9Cd byVS jh-H 7vQw 637t
  rrscrrsdqrrasss6rssaqrrbrss8uvv0*16,
  uvv0*23,
  uuu0*23,
  tuu0*2,stt3stt2tuu0stt5stt1stt3stt2tuu0stt5rss6stt0tuu0stt2stt3stt4tuu0stt1ttt1*2,rss6tuu0
  tuu0qrr8qrrapqq9oqqbqrr8opqcqrr9oqqdpqq8qrrapqq9oqqbrss7oppeqrr9pqrcopqapqq9rss5oppbrss7tuu0
  tuu0*19,stt4oppbqrs8tuu0
  tuu0*21,stt1tuu0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfmppcoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1qss5stt4rss1rtt4sst6
  uvv0*23,
provider-expired 358x248
~ EO9I vjPI YDIi yzhh xkis yzhh 7wPz Pkba byVS jh-H 7vQw 637t
  rrscrrsdqrrarss6qrrcqrr8uvv0*17,
  uvv0*23,
  uuu0utt0*21,uuu0
  vss0*5,urr3vss2urr5vrr2urr3uqr5vrr3vss0vss2vss1urr4vss2vss0vss1vrr1vss1vss2vss0
  vss0*2,upp7tpp8tpp7tpp5tppatpp8tnoctpp8too9tpp8tpp7tooetpp6uqq9tooatoo8upq7snnctop7uqr5vss0
  vss0*11,tpp9tooctppatop9tnoetoo7tppdtpp5upq8topatpp8vss0
  vss0*11,urr1vss0vss1vss0vss1vss0*2,urr1vrs1vrr1vss0vtt0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfmppcoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1qrs4stt4rss1rst3sst6
  uvv0*23,
provider-refused 358x224
~ EO9I vjPI 5dDF yzhh xkis yzhh 7wPz 71BM byVS jh-H 7vQw 637t
  rrscrrsdqrrarss6rssaqrr9uuu1uvv0*16,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0*2,urr5vss2vrr1urr5vss0urr5vss0vss1urr2urr3vss1vss3vss0vss1urr2uqq5urr4urr2urr3vrs2vss0
  vss0tooatpp7tpp8upp7toobtop6uqq7too7upp9upp6too9uqq5topctop7uqq6tpp7uqq7tpp9uqq5tpp8uqq4vss0
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*5,7eg88fg99fhb8eg94ce45cec6df83bd65ce86df96dfe6dfd2bd319c0*5,
  1ac119c0*4,2ac34ce5*2,4bd45ce74ce55ce25ce34cd45de25de45ce31ac119c0*4,2ac2
  mpp2jnn0*20,kno0rss3
  rss8prr8qss9qrsdrss8rst8ttt7rss8rssbttt5rsscrssbrssa*2,rss7sst7ttt4stt8rssasss9rss8rssbstt7
  rst5rst1*2,stt1qrs4stt1stt5tuu0tuu1ttt4tuu1tuu3tuu1uuu1uuu0ttt3*2,ttt4ttt2uuu0ttt2ttt3*2,
  uvv0*14,uuu0nqqbnpqbnqqeoqqdoqrbnpqamppkpqqe
  uvv0*23,
provider-account 358x248
~ EO9I vjPI 7zqi yzhh xkis yzhh 7wPz Hjv2 byVS jh-H 7vQw 637t
  rrscrrsdqrrarss7rss8rrsbtuu1uvv0*16,
  uvv0*23,
  uuu0utt0*21,uuu0
  vss0*5,vss1urr3vrr2vss0uqq4*2,uqq3urr1vss1vss0*2,urr2vss1vss2urr2vss0urr3vss0
  vss0*3,vrr2too7upp9top9uqq5too9tpp6topdtpp9tpp6tpp7top7upq8top7tpp6upp9tpp7tpp8uqq5vss0
  vss0*15,top8tppatoo9uqq6tnoctooeuqqavss0
  vss0*15,vss1vss0urr2vss0*2,vss1vss0vtt0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfmppcoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1qss5stt4rss1rtt4sst6
  uvv0*23,
provider-down 358x248
~ EO9I vjPI Fd23 yzhh xkis yzhh 7wPz qkfW byVS jh-H 7vQw 637t
  rrscrrsdqrrarss9rrsatuu3uvv0*17,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0*4,vss1urr3urr5vss0vrr2vss0urr5tpp5tpp7uqq4urr1vss0vss3vrr2urr5vrr3vss0vss1vss0
  vss0*2,vss1top6upq8tpp9uqq7tpp7top6top9urr4tpp6uqq9tpp8upq5upq6tooetpp5uqq8top8top7uqr4vss0
  vss0*9,toocsnngtop9too9upq7top7too9topatoodtpp9snnitoo7uqqavss0
  vss0*11,vrr1vss0*10,vtt0
  rss1pqr0*20,prr0uuu1
  2ac219c0*4,2ac019c01ac019c0*2,1ac019c0*2,1ac0*5,19c0*4,4ce5
  19c0*5,8fgabhiebhigagie8fgc8fggaghb7ef98egcagibaghi9fhg3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfnqqdoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0prr9pqrcprrgqss8rss7oqranpqkrrs9
  uvv0*15,stt2stt0*2,rss3stt3stt0stt1ttt5
  uvv0*23,
provider-often 358x224
~ EO9I vjPI z8hn yzhh xkis yzhh 7wPz kU3q byVS jh-H 7vQw 637t
  rrscrrsdqrrarss8rrsatuu2uvv0*17,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0*4,urr4*2,vss0*2,urr3*2,vss0urr5vrr1urr5vss0vss2*2,urr4vrr2urr5urr3vss0*2,
  vss0*3,urr4tooauqq4too8tpp8*2,tpp9upq6toobtop6upq7top7tpp9tppatpp7uqq4topatop8uqq4vss0
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*5,7eg88fg99fhb8eg94ce45cec6df83bd65ce86df96dfe6dfd2bd319c0*5,
  1ac119c0*4,2ac34ce5*2,4bd45ce74ce55ce25ce34cd45de25de45ce31ac119c0*4,2ac2
  mpp2jnn0*20,kno0rss3
  rss8prr8qss9qrsdrss8rst8ttt7rss8rssbttt5rsscrssbrssa*2,rss7sst7ttt4stt8rssasss9rss8rssbstt7
  rst5rst1*2,stt1qrs4stt1stt5tuu0tuu1ttt4tuu1tuu3tuu1uuu1uuu0ttt3*2,ttt4ttt2uuu0ttt2ttt3*2,
  uvv0*14,uuu0nqqbnpqbnqqeoqqdoqrbnpqamppkpqqe
  uvv0*23,
forgot-password 358x366
~ EO9I vjPI bKul yzhh seVD GZt5 1yF- p_ep A7Eg MakO 3R5F a4uG UNpo gaxG dFT- wogo tb3i jtN4 keNM q8vX
~ Tihn RdlC
  rrsbqrrarss9*2,rrsbqrrbuvv0*17,
  uvv0*23,
  uvv0*6,uuu1uvv0*15,uuu2
  uvv0qrr9qqrdrrrcqrr9rsscpqqdrssdqrraqrrgqrrcqrrbrrs9rss9qrraqrrbpqqhrsseqrrb*2,rrscrss6pqqi
  uvv0*3,uuu0uvv0*3,uuu0uvv0uuu0*5,uuu1uuu0*2,uvv0uuu1uuu0*2,uvv0*2,
  uvv0*17,uuu1qrr9rrs8rss7qrrcqrra
  uvv0*23,
  uvv0*16,uuu2qqrcoppcoppmqrr9*2,mnos
  uuu0tuu0*15,stt2rss6stt2ttt2tuu1stt5uvv0
  uuu3vvv0*21,stt9
  uvv3vvv0*21,ttt9
  uuu4uvv0*21,ttt8
  uvv0*6,uuu0tuu4uuu0uuu1*2,tuu3*2,uvv0uuu0tuu3uuu1tuu2uuu0tuu3uuu0uuu2uuu0
  uvv0*6,rrs9sss7rss7rss8rss7sss7rssbrrs7sss6rss6*2,qrr8sst6rss6rss8rss9qrr8
  uuu0uvv0*21,uuu0
  vvv0*15,vvv2uuu3tttbvvv1*2,vvv0*2,vvv2
  vvv0moojttt7vvv0*12,pqqfppq9qrrdqrrbtut75gb6kpn6vvv2
  vvv0ttt8vvv1vvv0*6,uuu3rrsasstatuu7rrsisss8sssbttt7rssasssauuu4inl1qsr2vvv2
  vvv0*22,uvv1
  rss1prr0*21,uuu1
  2ac219c0*7,1ac0*2,1ac11ac0*3,19c0*8,4ce5
  19c0*8,4cd4agieagil7egg9fhe8egj19c0*9,
  4bd319c0*21,9fg7
forgot-sent 358x212
~ EO9I vjPI BdCJ yzhh ls3y 3YOR K5v9 809I 42Db CliQ xD71
  rrsbqrrarss8qrrauuu0uvv0*18,
  uvv0*23,
  uvv0*21,qrr5stt4
  uvv0*21,lmmeoppj
  uvv0*23,
  uvv0*7,uuu0ttt3pqq9pqrcmnnilmnorssaopqeqrrbrss7stt6qqr8rrs8mooiopp7nopk
  uvv0*7,uuu1lmmcoppaopq5qrr2qrr7stt2qrr2pqq7opq8pqq8pqq4pqq7opp4qrr2rss3
  uvv0*14,uuu0uvv0*2,tuu1uvv0*3,uuu0uvv0
  uvv0*12,nopcnoofnopgmnnlmoofmnolmoodmnngmnnilmnkmnn9
  uvv0*23,
  uuu0rss9rss6ttt4rrrasssastt6qrrdttt4rss8qrrbrssdrss8sst9stt5stt2stt6rsserssasss8rssbstt5qrrg
  uuu1stt4ttt2uuu0ttt3stt5sss6tuu0sst5tuu1ttt2ttt3uuu0tuu1*2,uuu0stt5tuu1*2,ttt3stt2ttt2sss8
  uvv0*14,rss8pqqcrss8pqqdqrrdqrr9rrr8qrreoppm
  uvv0*21,uuu0uvv0
reset-password 358x226
~ EO9I vjPI xTfj yzhh KNbH seVD 1yF- 59mF A7Eg fouB Ocdm feF6 gxZs uStV QVy7 QVy7 QVy7 QVy7 QVy7 QVy7
~ QVy7 QVy7 QVy7 QVy7 3R5F hTR2 MaKk 1n8Z jleu
  rss8*2,rrs9rss8rrsastt5uvv0*17,
  uvv0*23,
  uvv0*20,uuu0*3,
  uvv0*15,pqqd*2,noohpqqepqqaoppjoppemnof
  uuu2uuu0*21,tuu4
  uuu4rss8vvv0*20,ttt8
  uuu5rrrbvvv0*20,ttt9
  uuu2uuu0*21,tuu5
  tuu0*17,tuu1tuu0*3,ttu1ttt1
  uvv0*15,uuu0qrrcrsseqrr9sss5rss8rssfqrrd
  uvv0*23,
  4ce319c0*20,1ac09fh6
  19c0*7,2ac27egbaghi8fgeagif9fhcbgid6df519c0*8,
  3bd219c0*6,2ac23bd519c0*13,6df6
  fjk519c0*20,4bd3uuu0
reset-missing 358x151
~ EO9I vjPI bFJN yzhh xkis 7wPz fzyQ MDlA
  rss8*2,rss9rssaqrrauvv0*18,
  uvv0*23,
  uuu0utt0*21,uuu0
  vss0*7,urr3vss0urr5vss2vss0urr4vss1*2,urr3vss0vss1vss2urr5vrr3vss0*2,
  vss0*7,tpp7top8tpp7toobuqq6too9uqq7too8tpp6upp7tpp6too9tppcupp7uqq5vss0
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*8,3bd54ce54ce64ce92ac25dec2ac119c0*8,
  1ac019c0*7,6df76df54ce27efb5ce66df43bd219c0*7,1ac1
  8fg519c0*20,2ac1jmnb
reset-over 358x151
~ EO9I vjPI WTtk yzhh xkis 7wPz nZsC MDlA
  rss8*2,rss9sst5uvv0*19,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0vrr2vrs2vss1uqr5vss3*2,urr3urr2vss0urr5vss1*2,urr4*3,urr5urr4vss0vrr2urr3vss2vss0
  vss0urr3tpp9uqq4too8uqqatpp6upq5tpp7tpp6top8uqq5tooauqq7tpp8topauqq8tpp7tpp8tpp5tpp7urr5vss0
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*8,3bd75ce7*2,5ceb2ac36dfe3bd219c0*8,
  1ac019c0*7,6df65de43bd16df85ce56df22ac119c0*7,1ac1
  8fg519c0*20,2ac1jmnb
reset-done 358x199
~ EO9I vjPI 5Xmx yzhh xkis MaZB yXWF fA3H c0lx Nf9b
  rss8*2,rrsarss9uvv0*19,
  uvv0*23,
  tuu0tut0*21,uuu0
  rus0*15,qtr1psr6qtr4qts1rts1rts2*2,rus0
  rus0*14,mqocmqo8osq7nrp6nrp7mqo8nrp8psr4rus0
  rus0orq9nrpcnrpbmqoaorq9mqodorp8orqbmqoapsq6mqoemqoanrpfnrpdorpaosq7nrpbnqpaosq7mqo9psr6rus0
  rus0rts1rus0*16,rts1rus0*2,qts4rus0
  rus0*18,qsr4orq8nrp8qtr6rus0
  tuu0tut0*21,tuu0
  ejk3agh0*20,agi0imn6
  19c0*8,4ce74ce56dfd3bd63bd32ac32ac419c0*8,
  1ac019c0*7,8ege5de45de66dfa7eg76df53bd219c0*7,1ac1
  8fg519c0*20,2ac1jmnb
account-visitor 358x324
~ EO9I vjPI 2xZL yzhh Sdqn 56iR 9f-B TFHQ mTfl -4LM IRkH Nf9b IrTT
  rss9*2,rssa*2,rrsctuu3uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv09eg539b0*3,afh5qtt0*10,jno539b0*3,4ac1qrs4vvv2
  vvv039b618a0*2,29b1lpq3ptt0*4,rro0sqj0ptt0*4,pst07df418a0*3,mop6vvv2
  vvv039b618a04ac1kop3ptt0*5,sqk0uoc0ptt0*5,ors19eg318a0*2,mop6vvv2
  vvv0dik4hln1pst0ptt0*5,qtt0tuu0*2,rtu0ptt0*6,kop1dik0prr4vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2fno0*6,ioq0*6,gnp0fno0*5,fnp0tuu1vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*3,vvv1stt7ttu6vvv0*3,uuu4vvv0ttu6ttt6uuu4uuu2rssbttu6ttt6vvv0*4,vvv2
  vvv0*3,rss6mnocppqbnooarrr5lmne*2,mnn8pqqdklmjmnn8pqq8rrrbmnnimnn9noofvvv0*3,vvv2
  vvv0vvv3vvv2vvv3vvv2uuu6vvv4vvv1vvv0uuu6uuu4uuu5uvv3vvv2vvv0vvv2uuu5uuu6vvv1uuu4vvv2vvv0vvv2
  vvv0uuu4sst8ttt9ttt5tuu6ttt4stt7ttt8uuu6rsscttt6ttt7sst9ttt9stt8uuu5ttt6*2,ttt5stt7vvv0vvv2
  vvv0*2,uvv1uvv0*6,uvv1vvv0mop2imn0*8,rst2vvv0vvv2
  vvv0uvv6vvv0*2,uvv3vvv0*2,uuu4uuu5vvv0uvv61ac019c02ac32ac13bd62ac319c02ac219c0ejk6vvv0vvv2
  vvv0uvv7vvv0sss6pqqdopparss8oppdqrrfvvv0uvv719c04bd5bhij7eg86dfdaghg9fh87ega19c0ejk6vvv0vvv2
  vvv0vvv1uvv1uvv0*6,uvv1vvv1ejk3agi0*8,npq3vvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
account-loading 358x644
~ EO9I vjPI PQgV yzhh uw3R lzii 2IKY 2IKY
  rss9*2,rssa*2,qrrdrrs8uvv0*17,
  uuu0tuu0*20,uuu0uvv0
  rss0*22,stt1
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
  rss0*22,rst1
  uuu0tuu0*21,uuu0
  ttt0stt0*21,uuu0
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
  stt0rss0*20,stt0tuu0
  uvv0*23,
  uvv0*23,
  uvv0*23,
password 358x407
~ EO9I vjPI 7edw yzhh V0Gj 3GrO TzoE uw3R seVD 1yF- N4AR A7Eg fouB Ocdm feF6 gxZs 1yF- 59mF A7Eg fouB
~ Ocdm feF6 gxZs uStV QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 3R5F hTR2 MaKk aQj1 jQ8R
  rrrbrrs9rssastt5uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*16,sst8pqqbnoonoppdmnngsst6vvv2
  vvv0*6,vvv1vvv0*9,ttt5*2,vvv0*4,vvv2
  vvv0*2,rssbsss9rssiqqrgrss9rssgqqrgstt9ttt8rrrarrsdstt5qrrerss8rssdrrrcrss9sss8rss9uuu1vvv2
  vvv0*22,vvv2
  vvv0*14,uuu5tttasttbvvv1uvv2sssctuu6uuu3vvv2
  vvv0*14,uuu4rss9sss9rrrfqrrattt7rrs7uuu2vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uuu8oppjvvv1vvv0*17,uvv7vvv2
  vvv0uvv6uvv1vvv0*18,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0*14,uuu6vvv2ttu9vvv0vvv1tttauuu5uuu2vvv2
  vvv0*14,sss9rrraqrrdqrrgqrrbsstaqrr8uuu3vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uuu8opphvvv1vvv0*17,uvv7vvv2
  vvv0uvv6uuu2vvv0*18,uvv6vvv2
  vvv0uuu1tuu0*19,vvv0vvv2
  vvv0*15,uuu6uuu8uvv3uuv3vvv1ttt9uvv3vvv2
  vvv0*14,vvv1stt7tuu6stt5uuu3ttt6uuu5vvv2*2,
  vvv0*12,rst1mpp0*7,npq0vvv0vvv2
  vvv0*12,9fh619c0*2,3bd72bd44ce719c02ac31ac0mpq6vvv2
  vvv0*12,9fh65dea9fhd5de98fg86df77egc8fg82ac1mpq6vvv2
  vvv0*12,rst1mpp0*7,mpq0vvv0uvv2
  uvv0vvv0*20,uvv0uuu0
factor-off 358x201
~ EO9I vjPI VbPV yzhh V0Gj tv2h qyu3 uw3R yzhh vFmB
  rrrarrsastt6sss7uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*10,sss7mnohkllfpqqgsss8oppfnoodppqaqrrdnooenophttt9vvv2
  vvv0*5,vvv1vvv0*4,vvv1uuu2vvv1uuu3rrr7stt5uuu0uuu3rss6uuu0uuu1vvv0vvv2
  vvv0uuu3rrrbsst8sss7ttt9qrrcsss9*2,rss7ttt5qrrdsss7ttt6rss7stt7pqqfqrrbstt9sssa*2,uuu4vvv2
  vvv0*13,vvv1vvv0*5,vvv4vvv0*2,vvv2
  vvv0*18,uuv3sst9rrrcuuu3vvv2
  vvv0*17,stt0*4,vvv0vvv2
  vvv0*16,imn619c01ac1*2,19c0oqq5vvv2
  vvv0*16,gkm63bd5aghfagha2ac2mpp6vvv2
  vvv0*16,rst2gkm0gkl0*2,hlm0uuu2vvv2
  uvv0vvv0*21,uuu0
factor-connect 358x628
~ EO9I vjPI KZ8S yzhh fp9z xkis Piln L9yf NkKt bHRB H87h YrDy eNg4 hai6 IrjG gDr6 5P6D R6fW E_NN seVD
~ yzhh 1yF- R8aP A7Eg Dx9e 3R5F wliF MaKk aQj1 xcvT fVl7
  rrrarrsastt6rssbrss8tuu4uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*2,uuu3opqlpqqrtttbqrrarssdsssboppkqrrfqqqbssscqrr9qrrbstt8qqrhrssgrrsarrrarrrbuuu7vvv2
  vvv0*2,vvv3vvv0vvv1uuu5vvv0vvv3vvv0*4,tuu5vvv3vvv1uvv3*2,vvv0*2,uuu4vvv0*2,vvv2
  vvv0*15,pqqlqqrfqrrcrrrcrrskoppfuuu7vvv2
  vvv0*18,vvv2vvv0*3,vvv2
  vvv0*11,rrr1rrr2*2,ttt5sss5rrr2sss4ttt4qqq1ttt1vvv0vvv2
  vvv0*11,gggjgggtjjjiiiilbbbecccihhhhdddhfffjooojvvv0vvv2
  vvv0*11,nnnefff9eeem*2,dddoccckeeemdddmhhhhppp9vvv0vvv2
  vvv0*11,gggmeeeliiimfffegggqhhhndddphhhhbbbjmmm8vvv0vvv2
  vvv0*11,kkkmeeepmmmdccckeeegjjjjjjjfeeekeeeimmmfvvv0vvv2
  vvv0*11,iiiibbbhggggfffodddkeeerdddgeeerfffhnnndvvv0vvv2
  vvv0*11,hhhkkkknccciccckfffiaaajaaaieeejfffjooodvvv0vvv2
  vvv0*11,jjjliiiogggkiiiqaaakfffjggglcccifffnpppcvvv0vvv2
  vvv0*11,iiibgggacccgiiiegggimmmehhhndddiccckmmmcvvv0vvv2
  vvv0*11,fffjfffthhhoeeeldddkfffnkkklfffoeeehmmmcvvv0vvv2
  vvv0*11,uuu0*2,vvv1uuu1uuu2vvv1vvv0uuu1uuu0vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*10,ttt7rssbrssettt9ttt7sssasttesst9sssattu8rss9uvv2vvv2
  vvv0*10,vvv1vvv0*6,vvv1vvv0*4,vvv2
  vvv0rrrippqlsssdrssfnopsttt5pqqhnoprttt8pqqipqqotuu5qrrjppqkstt9qrrfoppsuuu4vvv0*3,vvv2
  vvv0uvv1vvv1*4,vvv0uvv1vvv2vvv0vvv1vvv2vvv0uuu1vvv1vvv0vvv1*2,vvv0*4,vvv2
  vvv0ppqjnoorttt9ppqkppqpttt5vvv0*15,vvv2
  vvv0*18,uvv0*3,vvv0vvv2
  vvv0*17,uvv6uuu3stt7uuu5uvv6vvv2
  vvv0*17,vvv4ttt6rrr3tuu1uvv5vvv2
  vvv0*22,vvv2
  vvv0*15,qrrdoppgoppfsssbrrscpqqftuu8vvv2
  vvv0vvv1uvv0*16,uuu0*2,uuu1vvv0vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0*12,stt9tuu8*2,tuu6uuu7uuu5uvv3tttattt9uuu3vvv2
  vvv0*11,vvv1uuu2*2,uuu3ttt5ttt4uuu4*2,tuu3uuu5vvv0vvv2
  vvv0*11,vvv2uvv0*3,vvv1stt2imn0*3,jmn0uuv1vvv2
  vvv0*11,uvv6uuu3qrrcuuu6uvv6glm619c04bd75ce71ac1mpp6vvv2
  vvv0*11,uvv6uuu3qrr6uuu6uvv6hlm63bd57eg96df41ac1npq6vvv2
  vvv0*12,uvv0*3,vvv0*2,qrs0*3,qss0vvv0uvv2
  uuu1uvv0*20,uuu1uvv0
factor-codes 358x598
~ EO9I vjPI Du50 yzhh fp9z xkis fFsT 8gZp UdD3 8phm c5GC 8BE4 8mzT Hhpk 8mzT W6gF 8mzT 06-_ 8mzT pahn
~ 8mzT 71PU 8mzT M2g3 8mzT 5Zgq 8mzT QiPX 8mzT rutB 8mzT SL50 MaKk dxuI SAFT itjs R6fW E_NN 1mYu
  rrrarrsastt6qrrbstt5uvv0*18,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0*12,tpnbsolcsolbsolgsnkbsolasnk9uro7vvu0vvv2
  vvv0vtr0*2,urp6vsq3urp6usq5urp3vsq2uro9uqo8vsq2usq3vsr1vsq1urp7urp6urp7*2,urp3vsq3vvu0vvv2
  vvv0vtr0*2,uro6urp4uqo6urp6uqo4urp4uro3uro4urp5tqo8uro6urp5tqo8urp3*2,urp5tqn6vsq1vvu0vvv2
  vvv0vtr0*9,tpn8solctqnbtpmfsomcsomauro7tpn8spmdtqnaurp4vvu0vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noolklmvqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*2,ttt0tuu0*17,vvv0vvv2
  vvv0tuu0noolmoolqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*2,stt1tuu0*17,vvv0vvv2
  vvv0tuu0opqfopphqrr7pqqcpqqeqrr7opqdpqqdqrr6oqqgpqrbrss8oppeoppfpqr9nopioppfrss5tuu0vvv0vvv2
  vvv0tuu0rss6qrr7stt2rss4rss5stt1rss4stt4stt0rss3sst3stt1rss4sst5stt2qrs6sst4stt2tuu0vvv0vvv2
  vvv0tuu0qrrapqqbstt4qrr8qrs9rss4pqr9qrr9rss3qrrbqrr8stt4pqq9pqqarss5pqqdqrr9stt3tuu0vvv0vvv2
  vvv0tuu0prrbpqqdrss5qrr8qrrarss5qrr8*2,rss3qrr8rss6rss5qrr9qrrarss6pqqbprr9stt3tuu0vvv0vvv2
  vvv0tuu0rss4rss5stt2rss4stt5stt2rss4*2,stt1rss5rss4stt2qrs4rrs4stt2rss6rss4stt2tuu0vvv0vvv2
  vvv0tuu0opphnoomqrr7pqqboqqeqrr7opqdpqqdqrs5opqeqrraqrs7pqqepqqgqrr9nooioppfrss5tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noollnnoqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noollmnqqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*2,ttt1tuu0*17,vvv0vvv2
  vvv0tuu0oppinppiqrr8pqqdpqqgqrr8oppeopqfqrr6opphpqqcqrs8oppfnophpqqamooknopgrss5tuu0vvv0vvv2
  vvv0tuu0stt3rss5ttt1rss2rss3stt1rss2stt2stt0rss2stt2stt0stt3*2,ttt1rss4stt2ttt1tuu0vvv0vvv2
  vvv0tuu0qrrcopqfrss4qrr9qrrbrss5pqqapqrarss4pqqdqrr9stt5pqqapqqcrss6oqqeprrbsst4tuu0vvv0vvv2
  vvv0tuu0qrr9pqqdrss4qrr6qrr8rss4rrs6rss7rss2qrs6rss5rss4rss7rss9rss5pqqaqrr8stt3tuu0vvv0vvv2
  vvv0tuu0rss8qrrbstt3rss7rss8rss3qrr7rss7sst3qrr9rss7stt3qrr7pqr8rss4qrrbqrr8stt3tuu0vvv0vvv2
  vvv0tuu0pqqdoppgrss6pqq9pqqbqrr5pqqaqrrarss4pqqaqrr7rss5qrraqrrcqrr7oppdpqqbstt4tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*3,prr1mpp0*3,npq0vvv0vvv1uvv0*3,vvv1*2,uvv0*6,vvv0vvv2
  vvv0*3,1ac13bd53bd62ac319c0mpq6uvv6vvv2vvv0vvv1uvv6*2,vvv0uuu6tuu4uuu6uuu3vvv0uvv6vvv2
  vvv0*3,1ac18egd8eg88fg71ac0mpq6uvv6qrr8pqqbuuu4uvv6*2,uuu4pqq9*2,qrr7opp9vvv0uvv6vvv2
  vvv0*3,prr1mpp0*3,mpq0vvv0vvv1uvv0*3,vvv1*2,uvv0*6,vvv0uvv2
  uvv1vvv0*20,uvv0uuu0
factor-on 358x266
~ EO9I vjPI ye-W yzhh V0Gj tv2h qyu3 uw3R yzhh uQQ2 fSTu RbtC yzhh KYeM
  rrrarrsasst6ttu4uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*10,sss7mnohkllfpqqgsss8oppfnoodppqaqrrdnooenophttt9vvv2
  vvv0*5,vvv1vvv0*4,vvv1uuu2vvv1uuu3rrr7stt5uuu0uuu3rss6uuu0uuu1vvv0vvv2
  vvv0uuu3rrrbsst8sss7ttt9qrrcsss9*2,rss7ttt5qrrdsss7ttt6rss7stt7pqqfqrrbstt9sssa*2,uuu4vvv2
  vvv0*13,vvv1vvv0*5,vvv4vvv0*2,vvv2
  vvv0*18,uuv3sst9rrrcuuu3vvv2
  vvv0*22,vvv2
  vvv0*13,rrs8pqqfqqqesssarss9sut1nqpanrp8uvv0vvv2
  vvv0*12,vvv1ttt5*2,vvv0uuu2uuv2uvu1sut3tuu0vvv0vvv2
  vvv0*12,vvv1ttt8rrscsss8tttasssestt8sttbrssduuv4vvv2
  vvv0*22,vvv2
  vvv0*16,vvv4uvv1uuu2uuu0uuu1vvv4vvv2
  vvv0*16,uvv6vvv1noogmnoluuu5uvv6vvv2
  vvv0*16,vvv1uvv1uvv0*3,vvv2*2,
  vvv1vvv0*21,uuu1
factor-failed 358x243
~ EO9I vjPI r3n0 yzhh V0Gj tv2h qyu3 uw3R ycRV 8gZp UmCS 7YVu
  rrrarrsasss7qrrbstt5uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*10,rss8lmnijllgoppirrr9noogmnneoppcpqqelmnfmnojsttavvv2
  vvv0*5,vvv1vvv0*7,vvv2sss6uuu3vvv0vvv1stt5vvv0*3,vvv2
  vvv0uuu3rrrbsst8sss7ttt9qrrcsss9*2,rss7ttt5qrrdsss7ttt6rss7stt7pqqfqrrbstt9sssa*2,uuu4vvv2
  vvv0*13,vvv1vvv0*5,vvv4vvv0*2,vvv2
  vvv0*18,uuv3sst9rrrcuuu3vvv2
  vvv0*22,vvv2
  vvv0vtr0*20,vvu0vvv2
  vvv0vtr0*10,vsr1tpnbspmbtqnespmatpnbtpn6tqo7tpm9urp5vvu0vvv2
  vvv0vtr0*12,usq4trq3usq1usq0trp4usq1*2,usr4vvu0vvv2
  vvv0vtr0*12,usq5qpnbonmgpnm9qonfponerqoausq5vvu0vvv2
  vvv0vts0vtr0*11,usr1usq0*6,vsr1vvu0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
logins 358x491
~ EO9I vjPI sf5f yzhh V0Gj 5jjq b-Ke uw3R ao40 wtJi yzhh cDT0 LeIp WLtI YF_x wtJi yzhh cDT0 _phO zKEN
~ tOwJ UfDF RImy yzhh cDT0 cqDu WbOQ tEIC UfDF yzhh b6he FOJb RrdI
  qrrcrrscuuu1uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,pqqgoopbopphpqqbnopfnnodrrrbrrr9ssscvvv2
  vvv0*13,rss7vvv1vvv0*3,uvv2vvv1sst6vvv0vvv2
  vvv0*2,rssaqrresssaqrrdstt7rrscsss6rrsdrss9ttt9pqqgrss9rssfrssastt6sss7sttaqrrbsssauuu5vvv2
  vvv0*20,vvv1vvv2*2,
  vvv0*19,rssdrss8vvv3vvv2
  vvv0*22,vvv2
  vvv0*8,uvu0*4,vvv0*10,vvv2
  vvv0*7,uvv0nrpcmqobnrpeorq5rss8pqqhnophnooguuu5mnnqopplnooiopplttt3vvv2
  vvv0*8,tuu3stt7uvu0tuu2vvv1ttt8vvv2vvv1*3,uuu4vvv1vvv2*3,
  vvv0*7,uuu3ttt5uuu7ttt8sst7stt7ttt6ttt9stt5ttt7*2,tuu5ttt9stt7uuu2vvv2
  vvv0*22,vvv2
  vvv0*8,uuu2vvv0*4,vvv2*2,vvv0vvv2uvv2vvv0*4,vvv2
  vvv0*8,sss6ppqgoopgppqjnoojpqqhoppdppqhoppfrrrdqrrcvvv0*3,vvv2
  vvv0*8,rss9rssbqrrerrrdstt8qrrcqrrbrssaqqrhvvv0*5,vvv2
  vvv0rst7nqqgoqrdoqrhoqraqrsavvv2uuu3ttt8ttt6*2,uuu2ttt6*2,ttt5ttt7vvv0*5,vvv2
  vvv0*10,ttt8rrsbsssbsssasssdsss7sttbttt7uuu6rssdssscuuu7vvv2
  vvv0*19,stt7ssscuuu4vvv2
  vvv0*19,vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*15,stt8uuu2uuu3vvv2ttu6ttt7vvv0vvv2
  vvv0stt6prrcoqrdprrgprr9qrsavvv2vvv0*7,rrs7qqqcsst6qqrbstt9qqqbuvv1vvv2
  vvv0uvv1tuu3vvv0uvv1vvv1vvv0*4,uuu4stt9rrsdtuu7rssastt9ssscsstcsss8sttcttt7uuu7vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*4,uuu5uvv0*2,tuu4uuu1uvv0tuu4uvv0*4,uuu1uuu0uvv0*2,uuu0uvv0vvv4vvv2
  vvv0*4,uvv6qqraopqeoppoppqimnoioopoqrrdpqqdmnohoppcpqqlnopioppbrssasst7vvv0uvv6vvv2
  vvv0*4,uvv3uvv0*16,vvv2*2,
  uvv1vvv0*21,uuu1
login-here-alone 358x234
~ EO9I vjPI UE1c yzhh V0Gj 5jjq b-Ke uw3R ao40 RImy yzhh cDT0 LeIp WLtI YF_x
  qrrcrssa*2,sss6qrrbrss9uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,pqqgoopbopphpqqbnopfnnodrrrbrrr9ssscvvv2
  vvv0*13,rss7vvv1vvv0*3,uvv2vvv1sst6vvv0vvv2
  vvv0*2,rssaqrresssaqrrdstt7rrscsss6rrsdrss9ttt9pqqgrss9rssfrssastt6sss7sttaqrrbsssauuu5vvv2
  vvv0*20,vvv2vvv3vvv2
  vvv0*19,rssdrss8vvv2*2,
  vvv0*22,vvv2
  vvv0*8,uvu0*4,vvv0*10,vvv2
  vvv0*7,uvv0nrpcmqobnrpeorq5rss8pqqhnophnooguuu5mnnqopplnooiopplttt3vvv2
  vvv0*8,tut4sts9uvu0tuu4uvv2ttt9uuu3vvv2vvv1vvv2uuu5vvv3vvv2*3,
  vvv0*7,uuu3tuu4uuu6ttt8ttt5ttt6uuu5ttt8ttt4ttt6tuu6uuu3ttt8stt7uuv1vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
logins-failed 358x243
~ EO9I vjPI 82Lg yzhh V0Gj 5jjq b-Ke uw3R ycRV 8gZp hDP6 7YVu
  qrrcrrscrss7qrrdstt5uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,pqqgoopbopphpqqbnopfnnodrrrbrrr9ssscvvv2
  vvv0*13,rss7vvv1vvv0*3,uvv2vvv1sst6vvv0vvv2
  vvv0*2,rssaqrresssaqrrdstt7rrscsss6rrsdrss9ttt9pqqgrss9rssfrssastt6sss7sttaqrrbsssauuu5vvv2
  vvv0*20,vvv1vvv2*2,
  vvv0*19,rssdrss8vvv3vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*17,vsr1vtr0vvu0vvv2
  vvv0vtr0*3,tpnbtqn8tpndtqn7tpndtqn7somauqo7tpnbspmdsombtpmftpnbtpn6tqo7tpm9urp5vvu0vvv2
  vvv0vtr0*12,usq4trq3usq1usq0trp4usq1*2,usr4vvu0vvv2
  vvv0vtr0*12,usq5qpnbonmgpnm9qonfponerqoausq5vvu0vvv2
  vvv0vts0vtr0*11,usr1usq0*6,vsr1vvu0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
own-data 358x201
~ EO9I vjPI Qrnb yzhh V0Gj 3690 iZGF uw3R MaKk gkI3 FOJb 67Mz Z_cI
  rrs9sss8qrrbttt4uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*18,qrr9lmnmnoojtuu4vvv2
  vvv0*7,vvv1vvv0*12,uvv2vvv1vvv2
  vvv0*4,tuu4rrsasttarssc*2,sss8rrsbqrr9stt7rssasssarss7sstasssasst8rrrerss6uuu5vvv2
  vvv0*18,vvv1uuu5vvv0*2,vvv2
  vvv0*18,ttt5sssasss7uvv1vvv2
  vvv0*5,uvv0*6,vvv0*2,uvv0*8,vvv0vvv2
  vvv0*3,vvv4vvv0vvv1vvv0uvv3vvv2*2,vvv0uvv5*2,vvv0uuu3uvv3vvv0vvv1vvv2vvv1vvv0uvv5vvv2
  vvv0*3,uvv6vvv0pqqcqqraoppdqrrappqdttt3uvv6*2,uuu2oppfpqqhrrrcnoojsss9*2,vvv0uvv6vvv2
  vvv0*3,vvv1uvv1uvv0*6,vvv2vvv1uvv0*8,vvv1vvv2
  uvv0vvv0*21,uuu0
deleting 358x848
~ EO9I vjPI jpGY yzhh fp9z seVD yW01 0DtS Ac3U -zAd brhN s7TP 60LG GaMp -zAd t-EA VV-h fCZA txdu wsry
~ -zAd 2hqU VV-h mnDj FuLy Phnh 1yF- 6gDe A7Eg Dx9e 1yF- fxFT A7Eg fouB Ocdm feF6 gxZs yzhh 1yF- R8aP
~ A7Eg Dx9e 3R5F wliF 4fnS MaKk aQj1 xP2V fVl7
  qrraqrrcqrrbuvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0vss0*18,tpp1urr1vuu0vvv2
  vvv0vss0*5,uqq4smmfsnn8tpp5smnatoo7too8rllcsmmesnnfsmmbtoo9topaqhi7too3vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0urr5snngtooatppdtpp9tooesnnfupq8too9topetnobtnoctop9top7tppatoo7uqq6vss0*2,vuu0vvv2
  vvv0vss0*3,vss1*2,urr2vss0vss1urr3*2,vss0*2,urr3vss0vss1urr3vss0*4,vuu0vvv2
  vvv0vss0*7,topctpp7top9tpp8uqq6too8toobupp5tooatpp6upp8vss0*2,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*6,tpp9rklgtnoerlletoobslmbtno9toobtooasnncrklgupq5vss0*2,vuu0vvv2
  vvv0vss0*6,vss1vss0*2,vss2vss1urr3urr2urr3uqq4uqq3urr0vss0*3,vuu0vvv2
  vvv0vss0*6,tpp9topctoo9tppetnnbuqq7top8tpp9tnoatooaurr2uqq2vss0*2,vuu0vvv2
  vvv0vss0*11,urr2too9tpp9tpp7too9uqq4uqq2vss0*2,vuu0vvv2
  vvv0vss0*12,vss2urr2uqq5vss1vss0*4,vuu0vvv2
  vvv0vss0*14,tpp9tooburr2uqq2vss0*2,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0tnndsmnaslmdsmmctoo8smmhslmcsnndsmm9toocsmnbsmmatooatoocsnncrklgupq5vss0*2,vuu0vvv2
  vvv0vss0*10,vss1*2,vss2urr2urr3uqq2vrr0vss0*3,vuu0vvv2
  vvv0vss0*7,urr3top6toobtppbtnoetoo9tppbsnnbtoocurr2uqq2vss0*2,vuu0vvv2
  vvv0vss0*7,uqq4uqq5*2,urr5topbtoobtop9snnd*2,uqq3uqq2vss0*2,vuu0vvv2
  vvv0vss0*8,uqq5uqr4urr3uqq4vss1vss0urr1vss0*5,vuu0vvv2
  vvv0vss0urr3vss1urr6vss0*2,vrr3vrr2vss1*3,urr2vss1urr4vrs2vrr2vss0urr4vss0*2,vuu0vvv2
  vvv0vss0top7uqq5too9too8tpp6topatpp9too8topatpp7upp6top9uqq8tpp9tnoatpp7uqq6vss0*2,vuu0vvv2
  vvv0vss0*3,urr4toobtopbupqatpp8tpp7uqq5tooctnobtnodtooatnoatpp7uqq6tpp6vss0*2,vuu0vvv2
  vvv0vtt0vss0*5,urr1vss0*9,urr2vss0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0*7,uuu4qrrgsssfqrrdrssapqqfqrrfqqrhrrsaqqrcpqqepqqhuuu4sssbuuu6vvv2
  vvv0*7,ttu2ttt3ttu2tuu5ttu5ttt6uuu5tuu5tuu4ttt4ttu6ttt4tuu3stt2vvv1vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*17,uuu3uuu4rssfttt8uuu4vvv2
  vvv0*17,rsscrss7tuu5sss4vvv1vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uuu8nookvvv1vvv0*17,uvv7vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*15,ttu8uuu5stt8vvv1uvv2uuu3uuu5vvv2
  vvv0*15,stt4qqrbrrr6sssa*2,qrrcvvv3vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0vvv1uvv0*10,uuu0uvv0*6,uuu0uuu2vvv0vvv2
  vvv0*11,vvv1rssbsssb*2,rssb*2,stt9ttt7rrsdsssduuu3vvv2
  vvv0*13,vvv2vvv1vvv2vvv0*2,vvv2*3,vvv0vvv2
  vvv0*13,rstbprrdqssdqrsbprsdqrscprr9rstbvvv0vvv2
  vvv0*22,vvv2
  vvv0*9,vvv3uvv0*3,vvv3qrs3bgi0agi0*4,bhi0stt3vvv2
  vvv0*9,uvv7ttt5mnojrssduvv7imn62ac37egf7egd8fgd8fgb1ac0mpp6vvv2
  vvv0*9,uuv4uvv0*2,uuu3uvv4mpp54bd15de34cd23bd0*3,qrs4vvv2
  vvv0*22,uvv1
